import Foundation
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

/// A failed operation: what, where, what survived, and what to do next.
struct Failure: Error {
  let path: String
  let problem: String
  let lines: [String]
  /// Whether a name of the command line stands for no trace at all.
  private(set) var isWithoutTrace = false
  private(set) var isMissing = false
  /// Whether nothing of the name exists that could be a trace.
  var hasNoTrace: Bool { isMissing || isWithoutTrace }

  init(_ path: String, _ problem: String, survived: String? = nil, help: String? = nil) {
    (self.path, self.problem) = (path, problem)
    lines =
      ["error: \(path == "-" ? "standard input" : path): \(problem)"]
      + (survived.map { ["  \($0)"] } ?? [])
      + (help.map { ["  help: \($0)"] } ?? [])
  }

  /// The failure of a pattern or a directory that stands for no trace.
  init(withoutTrace path: String, _ problem: String, help: String) {
    self.init(path, problem, help: help)
    isWithoutTrace = true
  }

  /// The failure of a file that does not exist, with the name that is probably meant.
  init(missing path: String) {
    self.init(path, "no such file", help: Self.help(withMissing: path))
    // A file whose name cannot be decoded exists.
    isMissing = !Self.hasForeignBytes(path)
  }

  init(_ path: String, _ error: TraceError) {
    if case .log(let cause, _, _) = error, Self.isMissing(cause) {
      self = Self(missing: path)
    } else {
      self.init(
        path, error.description, survived: Self.survived(error), help: Self.help(error, path))
    }
  }

  init(_ path: String, _ error: LogError) {
    if Self.isMissing(error) {
      self = Self(missing: path)
    } else {
      self.init(
        path, error.description, survived: Self.survived(error), help: Self.help(error, path))
    }
  }

  /// Calls a function, and adds a path to its error.
  @discardableResult
  static func at<Value>(
    _ path: String, _ body: () throws(LogError) -> Value
  ) throws(Failure) -> Value {
    do throws(LogError) {
      return try body()
    } catch {
      throw Failure(path, error)
    }
  }

  private static func isMissing(_ error: LogError) -> Bool {
    guard case .io(.open, let number) = error else { return false }
    return number == ENOENT || number == ENOTDIR
  }

  private static func survived(_ error: TraceError) -> String? {
    switch error {
    case .log(.io, 0, _), .log(.damagedBlock(offset: 0, _, _), _, _), .log(.notALog, _, _),
      .log(.noLog, _, _), .log(.severalLogs, _, _),
      .unknownForm, .empty:
      nil
    case .log(_, let count, let until), .text(_, let count, let until):
      intact(count, until == .start ? "" : " (up to \(until.text))")
    }
  }

  private static func survived(_ error: LogError) -> String? {
    guard case .damagedBlock(let offset, let count, _) = error, offset > 0 else { return nil }
    return intact(count, "")
  }

  private static func intact(_ count: UInt64, _ time: String) -> String {
    switch count {
    case 0: "no events could be read"
    case 1: "the first event\(time) is intact"
    default: "the first \(count) events\(time) are intact"
    }
  }
}
