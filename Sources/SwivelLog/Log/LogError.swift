import CSwivel

/// Why a log cannot be read or written.
public enum LogError: Error, Hashable, Sendable {
  /// A system call that a log needs.
  public enum Operation: String, Sendable {
    case open, create, read, write, truncate, synchronize
  }

  /// The first block is not the header of a log.
  case notALog
  /// The log is of a version that cannot be read.
  case unsupportedVersion(String)
  /// The log uses an unknown unit of time.
  case unsupportedUnit(String)
  /// A block is damaged and others follow; the events before it were delivered.
  case damagedBlock(offset: UInt64, eventCount: UInt64, damage: BlockDamage)
  /// The bytes after the last whole block are more than one truncated block.
  case tailTooLong(offset: UInt64, byteCount: UInt64)
  /// The log ends without an end mark, and was to be read strictly.
  case notClosed(offset: UInt64)
  /// The log's contents beside events inflate to more than a reader accepts for its length.
  case tooMuch(offset: UInt64)
  /// There is no log in a directory.
  case noLog(path: String)
  /// There are several logs in a directory, with these names.
  case severalLogs(names: [String])
  /// A running recorder writes the log.
  case beingRecorded(path: String, process: UInt64)
  /// It is unknown whether the log's recorder is still running.
  case perhapsBeingRecorded(path: String)
  /// The hot file beside the log belongs to another recording, and has events.
  case foreignHotFile(path: String)
  /// The hot file beside the log is damaged.
  case damagedHotFile(path: String)
  /// The hot file beside the log is of a version from before the first release.
  case earlierHotFile(path: String)
  /// The hot file beside the log is of a later version.
  case newerHotFile(path: String)
  /// Another process is taking over a dead recorder's events.
  case beingTakenOver(path: String)
  /// A file of the log was removed or truncated while it was recorded.
  case changedByAnother(path: String)
  /// There are more names than a log may hold.
  case tableFull
  /// An event precedes the one before it, by number or by time.
  case outOfOrder(sequence: UInt64)
  /// An event has a code, number or time that a log cannot store.
  case unstorable(sequence: UInt64)
  /// The recorder was compiled out, so that there is no log.
  case recordingDisabled
  /// The log was finished and accepts no more.
  case finished
  /// A system call failed.
  case io(operation: Operation, errno: Int32)
}

extension LogError {
  /// Throws for a negated error number, and returns any other result.
  @discardableResult
  package static func check<Answer: SignedInteger>(
    _ answer: Answer, _ operation: Operation
  ) throws(LogError) -> Answer {
    guard answer >= 0 else { throw .io(operation: operation, errno: Int32(-answer)) }
    return answer
  }
}

extension LogError {
  /// Whether another recorder has or had the log.
  package var isOfOwner: Bool {
    switch self {
    case .beingRecorded, .perhapsBeingRecorded, .beingTakenOver,
      .io(.create, EEXIST):
      true
    default: false
    }
  }

  /// Whether only the hot file beside a log is unreadable.
  var isOfHotFile: Bool {
    switch self {
    case .damagedHotFile, .earlierHotFile, .newerHotFile: true
    default: false
    }
  }
}

extension LogError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notALog: "not a Swivel log"
    case .unsupportedVersion(let version):
      "log version \(version) is not supported; this version of swivel reads 1.x"
    case .unsupportedUnit(let unit): "the log counts time in an unknown unit, \(unit)"
    case .damagedBlock(let offset, let eventCount, let damage):
      eventCount == 0
        ? "the block at byte \(offset) is damaged: \(damage)"
        : "the block at byte \(offset) is damaged, after \(eventCount) event\(eventCount == 1 ? "" : "s"): \(damage)"
    case .tailTooLong(let offset, let byteCount):
      "the last \(byteCount) bytes, from byte \(offset), are not a block, and are more than one truncated block"
    case .notClosed(let offset):
      "the log was not closed: it ends at byte \(offset) without an end marker"
    case .tooMuch(let offset):
      "the first \(offset) bytes contain no events, but decompress to more than any recording would"
    case .noLog: "this directory contains no log"
    case .severalLogs(let names):
      "this directory contains \(names.count) logs: \(names.joined(separator: ", "))"
    case .beingRecorded(let path, let process):
      "process \(process) is recording \(path): stop it first, or record to another file"
    case .perhapsBeingRecorded(let path):
      "\(path) may still be recorded by a process that is not visible from here: if it is not, "
        + "repair it into another file"
    case .foreignHotFile(let path):
      "\(path) holds events of another recording: move it away, or record to another file"
    case .damagedHotFile(let path):
      "\(path) is damaged: the events that only it contained cannot be read"
    case .earlierHotFile(let path):
      "\(path) was written by a development version of swivel: the events that only it contains "
        + "cannot be read; to record again, move it away"
    case .newerHotFile(let path):
      "\(path) was written by a newer version of swivel: use that version to read it"
    case .beingTakenOver(let path):
      "another process is taking over \(path): try again"
    case .changedByAnother(let path):
      "\(path) was removed or truncated during the recording"
    case .tableFull: "a log can hold at most 65536 names, with 16 MiB in all"
    case .outOfOrder(let sequence): "event \(sequence) is out of order"
    case .unstorable(let sequence): "event \(sequence) has a number that a log cannot store"
    case .recordingDisabled: "the recorder was compiled out with SWIVEL_DISABLED"
    case .finished: "the log is closed and accepts no more events"
    case .io(.create, EEXIST): SystemFault.reason(EEXIST)
    case .io(.create, ENXIO): "cannot be written: no program reads this pipe"
    case .io(let operation, let errno):
      "cannot be \(operation.participle): \(SystemFault.reason(errno))"
    }
  }
}

extension LogError.Operation {
  fileprivate var participle: String {
    switch self {
    case .open: "opened"
    case .create: "created"
    case .read: "read"
    case .write: "written"
    case .truncate: "truncated"
    case .synchronize: "written to the disk"
    }
  }
}
