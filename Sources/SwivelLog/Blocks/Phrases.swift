/// Some bytes as they are, and behind them a repetition of others, if its length is not 0.
struct Phrase {
  var literalCount: UInt16
  var length: UInt16
  var distance: UInt16
}

/// What bytes are made of: phrases, the last one without a repetition.
///
/// Safe: a phrase has at least three bytes but for the last, so that a payload's find room. The
/// memory lives as long as the list.
struct Phrases: ~Copyable {
  private static let capacity = BlockFormat.maximumPayload / 3 + 1

  private let phrases: UnsafeMutablePointer<Phrase>
  private(set) var count = 0

  init() {
    phrases = .allocate(capacity: Self.capacity)
    phrases.initialize(
      repeating: Phrase(literalCount: 0, length: 0, distance: 0), count: Self.capacity)
  }

  deinit { phrases.deallocate() }

  subscript(index: Int) -> Phrase {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "phrase \(index) of \(count)")
      return phrases[index]
    }
  }

  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  mutating func append(literalCount: Int, _ match: Match) {
    precondition(count < Self.capacity, "there are too many phrases")
    phrases[count] = Phrase(
      literalCount: UInt16(truncatingIfNeeded: literalCount),
      length: UInt16(truncatingIfNeeded: match.length),
      distance: UInt16(truncatingIfNeeded: match.distance))
    count &+= 1
  }
}
