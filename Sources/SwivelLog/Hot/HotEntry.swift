package import SwivelModel

/// An event as a hot file has it, but for its names, which lie in its slots: see
/// ``HotSlots/names``.
package struct HotEntry: Hashable, Sendable {
  /// The number of its first slot.
  package let slot: UInt64
  /// How many slots it takes up.
  package let slotCount: Int
  /// How many events were begun before it, modulo 2^24.
  package let begunCount: UInt32
  /// When it happened, in microseconds on the slots' clock.
  package let microseconds: UInt64
  /// How many sequence numbers are left out in front of it.
  package let skippedCount: UInt64
  /// The code and the numbers, of which those for names say only whether there is one.
  package let record: Record
  /// How many names it has.
  package let nameCount: Int
}

/// An event of a hot file with its names, for they have no numbers yet.
package struct SpelledEntry: Hashable, Sendable {
  package let entry: HotEntry
  /// The names, in the order of the fields.
  package let names: [String]

  package init(_ entry: HotEntry, _ names: [String]) {
    (self.entry, self.names) = (entry, names)
  }
}

extension SpelledEntry {
  /// The record with the numbers of its names in a vocabulary, see ``Record/named(_:in:_:)``.
  package func record(
    naming vocabulary: inout Vocabulary, _ redaction: Redaction = .none
  ) -> Record? {
    entry.record.named(names, in: &vocabulary, redaction)
  }
}
