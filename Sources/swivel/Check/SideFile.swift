import SwivelLog
import SwivelTrace

/// A file that is no trace: settings, what is known, names, scenarios.
enum SideFile {
  // Far more than people write, so that a device without an end is told of and not read.
  private static let limit = 32 << 20

  /// Reads a file as a whole.
  ///
  /// - Throws: ``Failure`` when it cannot be read, or has too many bytes.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(LogError) {
      bytes = try WholeFile.read(path: path, upTo: limit)
    } catch {
      throw Failure(path, error)
    }
    guard bytes.count <= limit else {
      throw Failure(path, "has more than \(limit >> 20) MiB", help: "name the file that was meant")
    }
    return bytes
  }
}
