import SwivelLog
import SwivelModel
import SwivelRecorder

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
