package import SwivelModel

/// An event of a journal.
package struct JournalEntry: Hashable, Sendable {
  /// The sequence number in the log.
  package let sequence: UInt64
  /// The time in the recording, in microseconds.
  package let instant: UInt64
  /// The code and the numbers; those for names only state whether there is a name.
  package let record: Record
  /// The names, in the order of the fields.
  package let names: [String]
  /// The number of slots that it occupies.
  package let slotCount: Int

  /// Makes the entry of an event.
  init(
    sequence: UInt64, instant: UInt64, record: Record, names: [String], slotCount: Int = 1
  ) {
    (self.sequence, self.instant, self.record) = (sequence, instant, record)
    (self.names, self.slotCount) = (names, slotCount)
  }

  /// The record with the indexes of its names in a vocabulary, see ``Record/named(_:in:_:)``.
  package func record(
    naming vocabulary: inout Vocabulary, _ redaction: Redaction = .none
  ) -> Record? {
    record.named(names, in: &vocabulary, redaction)
  }
}
