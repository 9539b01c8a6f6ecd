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
  /// Whether there is a log that is replaced.
  let isReplacing: Bool

  /// Claims a target; a log that is replaced stays until ``makeWriter(_:)``.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` where there is a log that is not to be replaced.
  init(_ path: String, replacing: Bool) throws(LogError) {
    self.path = path
    let isFile =
      Files.descriptor(of: path) == nil
      && (swivel_file_size(path) < 0 || swivel_is_regular(path) != 0)
    // What is there otherwise is not lost for a stream without events.
    isReplacing = isFile && replacing && swivel_file_size(path) > 0
    journal = isFile ? try HotJournal.taking(newLog: path, replacing: replacing) : nil
  }

  /// Begins the log.
  func makeWriter(_ header: TraceHeader) throws(LogError) -> JournaledWriter {
    guard let journal else {
      let open = Files.descriptor(of: path)
      let sink = if let open { FileSink(descriptor: open) } else { try FileSink(waitingFor: path) }
      return JournaledWriter(try Self.writer(header, sink), nil)
    }
    try journal.begin(header.recording)
    // A link stays, and its target is replaced.
    let file = try NewFile(replacing: Files.isLink(path) ? Files.resolved(path) : path)
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

/// A log that a stream is appended to.
final class ContinuedPlace {
  let writer: JournaledWriter
  /// What was cut off the log.
  let cut: LogReader.TornTail?
  private let journal: HotJournal?

  /// Claims a log.
  init(_ path: String) throws(LogError) {
    let size = swivel_file_size(path)
    var (taken, file) = (HotJournal?.none, FileSink?.none)
    let found: LogWriter.Continuation
    do throws(LogError) {
      found = try LogWriter.appending(
        to: path, policy: .live, checkpoints: ReplayCheckpoints(), resuming: { _ in nil },
        sink: { end throws(LogError) in
          taken = try HotJournal.taking(log: path, of: size, after: end)
          let sink = try FileSink(appendingTo: path, cutTo: end.isWhole ? nil : end.byteCount)
          file = sink
          return sink
        })
    } catch {
      taken?.remove()
      throw error
    }
    let sink = file
    (journal, cut) = (taken, found.cut)
    writer = JournaledWriter(found.writer, taken) { () throws(LogError) in
      guard sink?.isAt(path) ?? true else { throw .changedByAnother(path: path) }
    }
  }

  /// Leaves unsealed events to the next recorder.
  func giveUp() { journal?.release() }
}

/// Writes a log whose events survive the process as soon as they are appended.
///
/// Until their block is written they are in a hot file beside the log, if there can be one.
final class JournaledWriter {
  private let writer: LogWriter
  private let journal: HotJournal?
  private let checkPlace: () throws(LogError) -> Void
  /// Whether the end of the process would lose something.
  private(set) var hasUnkept = false

  init(
    _ writer: LogWriter, _ journal: HotJournal?,
    checkPlace: @escaping () throws(LogError) -> Void = {}
  ) {
    (self.writer, self.journal, self.checkPlace) = (writer, journal, checkPlace)
  }

  var nextSequence: UInt64 { writer.nextSequence }
  var lastInstant: Instant { writer.lastInstant }

  /// Appends an event, or a loss, as ``LogWriter`` does.
  func append(_ item: TraceItem, vocabulary: Vocabulary) throws(LogError) {
    try writer.append(item, vocabulary: vocabulary)
    if case .event(let event) = item { try keep(event, vocabulary) }
  }

  func flush() throws(LogError) {
    try writer.flush()
    journal?.noteWritten()
    hasUnkept = false
  }

  func finish() throws(LogError) {
    try writer.finish()
    try writer.secure()
    try checkPlace()
    journal?.remove()
  }

  private func keep(_ event: Event, _ vocabulary: Vocabulary) throws(LogError) {
    guard let journal else {
      hasUnkept = true
      return
    }
    if !journal.keep(event, vocabulary) || journal.isFull { try flush() }
  }
}
