import CSwivel
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelReplay

/// Where a stream is recorded to: a file that gets its name with its header, or a device or a pipe
/// that is written to as it is.
final class CapturePlace {
  private let path: String
  // What keeps others away, and events safe; `nil` for what is no file.
  private let journal: HotJournal?
  private var isBegun = false

  /// Takes possession of a place.
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

  /// Leaves what is not in the log to the next recorder.
  func giveUp() {
    if isBegun { journal?.release() } else { journal?.remove() }
  }

  private static func writer(
    _ header: TraceHeader, _ sink: any ByteSink
  ) throws(LogError) -> LogWriter {
    try LogWriter(header: header, policy: .live, sink: sink, checkpoints: ReplayCheckpoints())
  }
}
