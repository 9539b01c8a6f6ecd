import CSwivel
import Foundation
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelText
import SwivelTrace

/// A failed operation: what, where, what survived, and what to do next.
struct Failure: Error {
  /// The affected file.
  let path: String
  /// The problem.
  let problem: String
  /// The message, line by line.
  let lines: [String]

  init(_ path: String, _ problem: String, survived: String? = nil, help: String? = nil) {
    (self.path, self.problem) = (path, problem)
    lines =
      ["error: \(path): \(problem)"] + (survived.map { ["  \($0)"] } ?? [])
      + (help.map { ["  help: \($0)"] } ?? [])
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

  /// The failure of a file that does not exist, with the name in its directory that is most like
  /// it.
  private init(missing path: String) {
    let folder = path.parentFolder ?? (path.hasPrefix("/") ? "/" : ".")
    let similar = nearest(path.lastPathComponent, in: Files.names(in: folder))
    let foreign =
      Self.hasForeignBytes(path)
      ? "bytes of its name are no UTF-8: rename it, or give it as the standard input, -" : nil
    self.init(
      path, "no such file",
      help: foreign
        ?? similar.map {
          "did you mean \(ShellWord.path(Folder.path($0, in: path.parentFolder ?? "")))?"
        })
  }

  private static func isMissing(_ error: LogError) -> Bool {
    guard case .io(.open, let number) = error else { return false }
    return number == ENOENT || number == ENOTDIR
  }

  /// The failure for a file that must be a log, with the hint that text can be recorded as a log.
  static func ofLog(_ path: String, _ error: LogError) -> Failure {
    guard error == .notALog else { return Failure(path, error) }
    guard swivel_file_size(path) != 0 else { return Failure(path, .empty) }
    return Failure(
      path, error.description,
      help: "a text is made a log by: swivel record -o FILE.swivel < \(ShellWord.path(path))")
  }

  /// The failure of a log, or of the log that is made from it.
  static func ofLog(_ path: String, madeInto output: String, _ error: LogError) -> Failure {
    switch error {
    case .io(.create, _), .io(.write, _), .io(.synchronize, _): Failure(output, error)
    default: ofLog(path, error)
    }
  }

  private static func survived(_ error: TraceError) -> String? {
    switch error {
    case .log(.io, 0, _), .log(.notALog, _, _), .log(.noLog, _, _), .log(.severalLogs, _, _),
      .unknownForm, .empty:
      nil
    case .log(_, let count, let until), .text(_, let count, let until):
      intact(count, " (\(until.text))")
    }
  }

  private static func survived(_ error: LogError) -> String? {
    guard case .damagedBlock(let offset, let count, _) = error, offset > 0 else { return nil }
    return intact(count, "")
  }

  private static func intact(_ count: UInt64, _ time: String) -> String {
    switch count {
    case 0: "no event comes before it"
    case 1: "the first event\(time) is intact"
    default: "the first \(count) events\(time) are intact"
    }
  }

  private static func help(_ error: TraceError, _ path: String) -> String? {
    switch error {
    case .log(let error, _, _): help(error, path)
    case .text(.missingKey(_, "seq"), _, _), .text(.missingKey(_, "t"), _, _):
      "number and time the events by: swivel record -o FILE.swivel < \(ShellWord.file(path))"
    case .text: "see the guide to the text form; lines that are right before it were read"
    case .unknownForm, .empty: "record events with: swivel record -o FILE.swivel"
    }
  }

  private static func help(_ error: LogError, _ path: String) -> String? {
    switch error {
    case .damagedBlock(offset: 0, _, _):
      "without its first block nothing of a log can be read, in any mode; look for another copy"
    case .damagedBlock, .tailTooLong, .notClosed:
      "swivel repair \(ShellWord.file(path)) -o fixed.swivel"
    case .noLog: "name a log, NAME.swivel, or a directory that a recorder wrote to"
    case .severalLogs: "name one of them: \(ShellWord.path("\(path)/NAME.swivel"))"
    case .io(.open, let number): help(withOpening: number, path)
    case .io(.create, let number): help(withWriting: number)
    case .unsupportedVersion, .unsupportedUnit: "use a newer version of swivel"
    case .io(.write, let number), .io(.synchronize, let number):
      // Output that must be complete is not kept in part.
      Files.exists(path)
        ? "swivel info \(ShellWord.path(path)) shows what is intact" : help(withWriting: number)
    case .notALog: "logs (.swivel) are read, and their text, one JSON object a line"
    default: nil
    }
  }

  /// The remedy for a file that cannot be opened.
  private static func help(withOpening error: Int32, _ path: String) -> String? {
    switch error {
    case ELOOP: "the links lead to each other; name the file itself"
    case EACCES, EPERM: "name a file that you may read"
    default: nil
    }
  }

  /// Whether a path has a replacement for bytes that are not UTF-8, and so cannot be opened.
  static func hasForeignBytes(_ path: String) -> Bool { path.contains("\u{FFFD}") }

  /// The remedy for a file that cannot be created or written.
  static func help(withWriting error: Int32) -> String? {
    switch error {
    case EEXIST: "name a file that is not there yet"
    case ENOENT, ENOTDIR: "name a file in a directory that is there"
    case EACCES, EPERM, EROFS: "name a file that you may write"
    case ENOSPC, EDQUOT, EFBIG: "make room, or name a file where there is some"
    default: nil
    }
  }
}
