import Foundation
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelText
import SwivelTrace

/// What to do next.
extension Failure {
  /// The remedy for a trace that cannot be read.
  static func help(_ error: TraceError, _ path: String) -> String? {
    switch error {
    case .log(let error, _, _): help(error, path)
    case .text(.missingKey(_, "seq"), _, _), .text(.missingKey(_, "t"), _, _):
      "to add event numbers and times, run: "
        + "swivel record -o FILE.swivel < \(ShellWord.file(path))"
    case .text(.notJSON, 0, _):
      help(withForeign: path)
        ?? "correct the line, or delete it; if it is the last one, the file may be truncated"
    case .text(.notJSON, _, _):
      "correct the line, or delete it; if it is the last one, the file may be truncated"
    case .text(.sequenceNotIncreasing, _, _), .text(.timeDecreasing, _, _):
      "correct the line; the lines of a trace are in the order of its events"
    case .text(.unknownKind, _, _): "to list the kinds of events, run: swivel explain --events"
    case .text(.unknownKey(_, _, _, let event?), _, _):
      "to see the keys of \(event.kind), run: swivel explain \(ShellWord.path(event.kind))"
    case .text(.missingKey(_, "kind"), 0, _):
      help(withForeign: path) ?? "to see the fields of a kind of event, run: swivel explain KIND"
    case .text:
      "to see the fields of a kind of event, run: swivel explain KIND"
    case .unknownForm:
      LogPlace.log(ofHot: path).map(help(withHotOf:)) ?? help(withForeign: path)
        ?? "specify a log (NAME.swivel) or a log in text form (NAME.ndjson)"
    case .empty: "specify a log (NAME.swivel) or a log in text form (NAME.ndjson)"
    }
  }

  /// The remedy for a log that cannot be read or written.
  static func help(_ error: LogError, _ path: String) -> String? {
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
