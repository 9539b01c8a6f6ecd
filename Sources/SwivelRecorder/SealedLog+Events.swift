import SwivelLog
import SwivelModel

extension SealedLog {
  /// The id of the recording, if the header has one.
  var recording: String? { header.recording }
  var nextSequence: UInt64 { writer.nextSequence }
  var segmentCount: Int { folder?.count ?? 1 }
  var byteCount: UInt64 { folder?.byteCount ?? writer.byteCount }
  /// Whether unwritten blocks are left.
  var isBlocked: Bool { !sink.isWritten || next != nil }
  /// The reason for a failure, until it is resolved.
  var failure: LogError? { sink.failure ?? segmentFailure }

  /// Defines kinds unknown to this version.
  func define(_ kinds: [EventSchema]) {
    self.kinds += kinds
    for kind in kinds { vocabulary.define(kind) }
  }

  /// Appends an event of a journal.
  ///
  /// - Returns: `false` when no log can store it.
  func append(_ entry: JournalEntry) throws(LogError) -> Bool {
    guard let record = record(of: entry) else { return false }
    let instant = min(max(Instant(rawValue: entry.instant), writer.lastInstant), .latest)
    let event = Event(sequence: entry.sequence, instant: instant, record: record)
    do throws(LogError) {
      try writer.append(event, vocabulary: vocabulary)
      return true
    } catch {
      switch error {
      case .unstorable, .outOfOrder, .tableFull: return false
      default: throw error
      }
    }
  }

  /// Reports lost events here, if there are any.
  func append(lost count: UInt64, _ reason: Loss.Reason) throws(LogError) {
    guard count > 0 else { return }
    try writer.append(.loss(Loss(count: count, reason: reason)), vocabulary: vocabulary)
  }

  func append(recovery facts: [(key: String, value: String)]) throws(LogError) {
    try writer.append(recovery: facts)
  }

  private func record(of entry: JournalEntry) -> Record? {
    if vocabulary.names.count > Self.vocabularyLimit { forgetNames() }
    if let record = entry.record(naming: &vocabulary, settings.redaction) { return record }
    forgetNames()
    return entry.record(naming: &vocabulary, settings.redaction)
  }

  private func forgetNames() {
    vocabulary = Vocabulary()
    for kind in kinds { vocabulary.define(kind) }
  }
}
