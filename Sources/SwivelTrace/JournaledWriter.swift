import SwivelLog
import SwivelModel
import SwivelRecorder

/// Writes a log whose events survive the process as soon as they are appended.
///
/// Until their block is written they lie in a hot file beside the log, if there can be one.
final class JournaledWriter {
  private let writer: LogWriter
  private let path: String
  private let recording: String?
  private var journal: HotJournal?
  private var isBegun = false
  /// Whether something would be lost with the process.
  private(set) var hasUnkept = false

  init(_ writer: LogWriter, path: String, recording: String?) {
    (self.writer, self.path, self.recording) = (writer, path, recording)
  }

  var nextSequence: UInt64 { writer.nextSequence }
  var lastInstant: Instant { writer.lastInstant }

  /// Adds an event, or the word that events are missing, as ``LogWriter`` does.
  func append(_ item: TraceItem, vocabulary: Vocabulary) throws(LogError) {
    let sequence = writer.nextSequence
    try writer.append(item, vocabulary: vocabulary)
    if case .event(let event) = item { try keep(event, behind: sequence, vocabulary) }
  }

  func flush() throws(LogError) {
    try writer.flush()
    journal?.noteWritten()
    hasUnkept = false
  }

  func finish() throws(LogError) {
    try writer.finish()
    journal?.remove()
  }

  private func keep(
    _ event: Event, behind sequence: UInt64, _ vocabulary: Vocabulary
  ) throws(LogError) {
    if !isBegun {
      isBegun = true
      journal = try HotJournal(logPath: path, recording: recording, base: event.instant)
    }
    guard let journal else {
      hasUnkept = true
      return
    }
    let isKept = journal.keep(event, behind: sequence, vocabulary)
    writer.tailMark = journal.mark
    if !isKept || journal.isFull { try flush() }
  }
}
