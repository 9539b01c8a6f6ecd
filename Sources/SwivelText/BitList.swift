import SwivelModel

/// The words for a set's bits, by the numbers that records store.
struct BitList: Sendable {
  /// One bit, as records store it.
  struct Entry: Sendable {
    let bit: UInt32
    let word: String
  }

  /// The bits in the order of writing.
  let entries: [Entry]
  /// The shift from the stored bits to the platform's.
  ///
  /// A number instead of words is written in the platform's bits, which developers know.
  let shift: UInt32

  /// Makes the list of a set.
  init<Value: WordedSet & FieldValue>(_ type: Value.Type, shift: UInt32 = 0) {
    entries = Value.wordedBits.map { Entry(bit: $0.bit.number, word: $0.word) }
    self.shift = shift
  }

  /// The words of all bits.
  var words: [String] { entries.map(\.word) }

  /// Whether a number consists of bits that have words.
  func isWorded(_ number: UInt32) -> Bool {
    entries.reduce(number) { $0 & ~$1.bit } == 0
  }

  /// The bit of a word; `nil` for an unknown word.
  func bit(_ word: String) -> UInt32? {
    entries.first { $0.word == word }?.bit
  }
}
