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
  /// Whether a name of the command line stands for no trace at all.
  private(set) var isWithoutTrace = false

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
      ? "the name is not valid UTF-8; rename the file, or pass it on standard input with -" : nil
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
    guard isText(path) else {
      return Failure(path, error.description, help: "specify a log, NAME.swivel")
    }
    return Failure(
      path, error.description,
      help: "to convert text to a log, run: swivel record -o FILE.swivel < \(ShellWord.path(path))")
  }

  /// Whether a file begins like the text form.
  private static func isText(_ path: String) -> Bool {
    (try? WholeFile.read(path: path, upTo: 1))?.first == UInt8(ascii: "{")
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

  private static func help(_ error: TraceError, _ path: String) -> String? {
    switch error {
    case .log(let error, _, _): help(error, path)
    case .text(.missingKey(_, "seq"), _, _), .text(.missingKey(_, "t"), _, _):
      "to add event numbers and times, run: "
        + "swivel record -o FILE.swivel < \(ShellWord.file(path))"
    case .text(.notJSON, _, _):
      "correct the line, or delete it; if it is the last one, the file may be truncated"
    case .text(.sequenceNotIncreasing, _, _), .text(.timeDecreasing, _, _):
      "correct the line; the lines of a trace are in the order of its events"
    case .text(.unknownKind, _, _): "to list the kinds of events, run: swivel explain --events"
    case .text(.unknownKey(_, _, _, let event?), _, _):
      "to see its fields, run: swivel explain \(ShellWord.path(event.kind))"
    case .text:
      "to see the fields of a kind of event, run: swivel explain KIND"
    case .unknownForm, .empty: "specify a log (NAME.swivel) or a log in text form (NAME.ndjson)"
    }
  }

  private static func help(_ error: LogError, _ path: String) -> String? {
    switch error {
    case .damagedBlock(offset: 0, _, _):
      "a log whose first block is damaged cannot be read with any --mode; try another copy"
    case .damagedBlock, .tailTooLong, .notClosed:
      hasReadableEvent(path)
        ? "to save the readable part, run: swivel repair \(ShellWord.file(path)) -o fixed.swivel"
        : "record the run again, or try another copy"
    case .noLog:
      "specify one trace (NAME.swivel or NAME.ndjson), or a directory that a recorder wrote to"
    case .severalLogs: "specify one of them: \(ShellWord.path("\(path)/NAME.swivel"))"
    case .io(.open, let number): help(withOpening: number, path)
    case .io(.create, let number): help(withWriting: number)
    case .unsupportedVersion, .unsupportedUnit: "use a newer version of swivel"
    case .io(.write, let number), .io(.synchronize, let number):
      // Output that must be complete is not kept in part.
      Files.exists(path)
        ? "to see what is intact, run: swivel info \(ShellWord.path(path))"
        : help(withWriting: number)
    case .notALog:
      """
      swivel reads logs (.swivel) and logs in text form (.ndjson: one JSON object per line)
      """
    default: nil
    }
  }

  /// Whether a damaged log has an event that can be saved.
  private static func hasReadableEvent(_ path: String) -> Bool {
    guard path != "-", let reader = try? TraceReader(path: path, mode: .salvage) else {
      return path == "-"
    }
    while let item = try? reader.next() {
      if case .event = item { return true }
    }
    return false
  }

  /// The remedy for a file that cannot be opened.
  private static func help(withOpening error: Int32, _ path: String) -> String? {
    switch error {
    case ELOOP: "the links form a circle; specify the file itself"
    case EACCES, EPERM: "specify a file that you can read"
    default: nil
    }
  }

  /// Whether a path has a replacement for bytes that are not UTF-8, and so cannot be opened.
  static func hasForeignBytes(_ path: String) -> Bool { path.contains("\u{FFFD}") }

  /// The remedy for a file that cannot be created or written.
  static func help(withWriting error: Int32) -> String? {
    switch error {
    case EEXIST: "choose a file name that does not exist"
    case ENOENT, ENOTDIR: "choose a file in an existing directory"
    case EACCES, EPERM, EROFS: "choose a file that you can write"
    case ENOSPC, EDQUOT, EFBIG: "free some space, or choose a file on another disk"
    default: nil
    }
  }
}
