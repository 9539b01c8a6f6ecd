/// A phrase that identifies a message.
struct UIKitPhrase: Sendable {
  private let words: [UInt8]

  init(_ words: StaticString) {
    self.words = Array(words.description.utf8)
  }

  /// The position of a phrase.
  enum Place {
    case nowhere
    case at(Range<Int>)
    /// The line ends within it.
    case cut
  }

  // The length of a prefix that identifies a phrase.
  private static let prefixLength = 12

  /// The first position of the phrase in a line.
  func place(in line: [UInt8]) -> Place {
    guard let first = words.first else { return .nowhere }
    var start = 0
    while let index = line[start...].firstIndex(of: first) {
      let count = common(with: line[index...])
      if count == words.count { return .at(index..<(index + count)) }
      // A line is wrapped between words, where the space at its end was trimmed.
      if index + count == line.count, count >= Self.prefixLength { return .cut }
      start = index + 1
    }
    return .nowhere
  }

  /// Whether a line contains the phrase.
  func isIn(_ line: [UInt8]) -> Bool {
    if case .at = place(in: line) { true } else { false }
  }

  /// The length of the common prefix with other bytes.
  private func common(with bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for (word, byte) in zip(words, bytes) {
      guard word == byte else { break }
      count += 1
    }
    return count
  }

  /// The end of the match that continues after an index: the phrase's or the line's.
  func end(in line: [UInt8], from index: Int) -> (end: Int, isWhole: Bool)? {
    let count = common(with: line[index...])
    guard count == words.count || index + count == line.count else { return nil }
    return (index + count, count == words.count)
  }
}
