import CSwivel
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelReplay

/// The target of a capture: a file that gets its name with its header, or a device or pipe that is
/// written directly.
final class CapturePlace {
  private let path: String
  // The journal that claims the log and keeps events safe; `nil` if the target is not a file.
  private let journal: HotJournal?
  private var isBegun = false

  /// Claims a target.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` where there is a log already.
  init(_ path: String) throws(LogError) {
    self.path = path
    let isFile = swivel_file_size(path) < 0 || swivel_is_regular(path) != 0
    journal = isFile ? try HotJournal.taking(newLog: path) : nil
  }

  /// Begins the log.
  func makeWriter(_ header: TraceHeader) throws(LogError) -> JournaledWriter {
    guard let journal else {
      return JournaledWriter(try Self.writer(header, FileSink(creating: path)), nil)
    }
    try journal.begin(header.recording)
    let file = try NewFile(replacing: path)
    let writer = try Self.writer(header, file)
    try file.keep()
    isBegun = true
    let path = path
    return JournaledWriter(writer, journal) { () throws(LogError) in
      guard file.isThere else { throw .changedByAnother(path: path) }
    }
  }

  /// Leaves unsealed events to the next recorder.
  func giveUp() {
    if isBegun { journal?.release() } else { journal?.remove() }
  }

  private static func writer(
    _ header: TraceHeader, _ sink: any ByteSink
  ) throws(LogError) -> LogWriter {
    try LogWriter(header: header, policy: .live, sink: sink, checkpoints: ReplayCheckpoints())
  }
}
