import CSwivel
import SwivelLog
import SwivelTrace

/// What is at the path of an output, by its contents.
enum FoundFile {
  /// Whether it is a log, even a damaged one, or one that was never begun.
  static func isLog(_ path: String) -> Bool {
    if (try? LogReader.isBlank(path: path)) == true { return true }
    do throws(LogError) {
      _ = try LogReader(path: path)
      return true
    } catch {
      if case .io = error { return false }
      return error != .notALog
    }
  }

  /// Whether it is a log, or events as text.
  static func isTrace(_ path: String) -> Bool {
    if isLog(path) { return true }
    guard let reader = try? TraceReader(path: path), case .text = reader.summary.form else {
      return false
    }
    return (try? reader.next()) != nil
  }
}
