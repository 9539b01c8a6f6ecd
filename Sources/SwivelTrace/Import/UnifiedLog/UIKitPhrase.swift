/// Words that a text is known by.
struct UIKitPhrase: Sendable {
  private let words: [UInt8]

  init(_ words: StaticString) {
    self.words = Array(words.description.utf8)
  }

  /// Where a phrase stands.
  enum Place {
    case nowhere
    case at(Range<Int>)
    /// The line ends within it.
    case cut
  }

  // As much of a phrase as tells it from other words.
  private static let telling = 12

  /// Where the phrase stands in a line for the first time.
  func place(in line: [UInt8]) -> Place {
    guard let first = words.first else { return .nowhere }
    var start = 0
    while let index = line[start...].firstIndex(of: first) {
      let count = common(with: line[index...])
      if count == words.count { return .at(index..<(index + count)) }
      // A line is cut between words, where its end was taken away with the space.
      if index + count == line.count, count >= Self.telling { return .cut }
      start = index + 1
    }
    return .nowhere
  }

  /// Whether a line has the phrase.
  func isIn(_ line: [UInt8]) -> Bool {
    if case .at = place(in: line) { true } else { false }
  }

  /// How many bytes the phrase has in common with the beginning of others.
  private func common(with bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for (word, byte) in zip(words, bytes) {
      guard word == byte else { break }
      count += 1
    }
    return count
  }

  /// How far a line goes on with the phrase behind an index: to its end, or to the line's.
  func end(in line: [UInt8], from index: Int) -> (end: Int, isWhole: Bool)? {
    let count = common(with: line[index...])
    guard count == words.count || index + count == line.count else { return nil }
    return (index + count, count == words.count)
  }
}
