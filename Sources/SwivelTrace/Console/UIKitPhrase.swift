/// A phrase that identifies a message.
struct UIKitPhrase: Sendable {
  private let words: [UInt8]

  init(_ words: StaticString) {
    self.words = Array(words.description.utf8)
  }

  /// The part of the phrase by which it is recognized where a line ends within it.
  var beginning: [UInt8] { Array(words.prefix(Self.prefixLength)) }

  /// The position of a phrase.
  enum Place {
    case nowhere
    case at(Range<Int>)
    /// The line ends within it; it begins at an index.
    case cut(Int)
  }

  /// The length of a prefix that identifies a phrase.
  static let prefixLength = 11

  /// The first position of the phrase in a line.
  func place(in line: [UInt8]) -> Place {
    guard let first = words.first else { return .nowhere }
    var start = 0
    while let index = line[start...].firstIndex(of: first) {
      let count = common(with: line[index...])
      if count == words.count { return .at(index..<(index + count)) }
      // A line is wrapped between words, where the space at its end was trimmed, or at a column.
      if index + count == line.count,
        count >= Self.prefixLength || Self.isWord(at: index, in: line, of: count)
      {
        return .cut(index)
      }
      start = index + 1
    }
    return .nowhere
  }

  /// What is before a letter that may be a word, as in `Domain=` and `<UIWindowScene`.
  static let gaps = " =<".utf8

  /// Whether a word begins at an index: a letter alone is one after a gap, or as the whole line.
  static func isWord(at index: Int, in line: [UInt8], of count: Int) -> Bool {
    guard index > 0 else { return true }
    let before = line[index - 1]
    return gaps.contains(before) || count > 1 && (before | 0x20) &- UInt8(ascii: "a") >= 26
  }

  /// Whether a line contains the phrase.
  func isIn(_ line: [UInt8]) -> Bool {
    if case .at = place(in: line) { true } else { false }
  }

  /// The end of the phrase in a line, or of the line if that ends within it.
  func end(in line: [UInt8]) -> Int? {
    switch place(in: line) {
    case .nowhere: nil
    case .at(let range): range.upperBound
    case .cut(let start): line.count - start < Self.prefixLength ? nil : line.count
    }
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
