/// Recognizes lines that end within the first letters of a phrase, which a console broke at a
/// column: too few for the scan of lines, which looks for more of it.
///
/// The last two bytes of a line exclude nearly all.
struct PhraseCut: Sendable {
  private let beginnings: [[UInt8]]
  private let pairs: [Bool]

  /// Makes it for the beginnings of phrases.
  init(_ phrases: [[UInt8]]) {
    var pairs = [Bool](repeating: false, count: 1 << 16)
    for words in phrases {
      for before in UIKitPhrase.gaps { pairs[Self.pair(before, words[0])] = true }
      for end in words.indices.dropFirst() { pairs[Self.pair(words[end - 1], words[end])] = true }
    }
    (beginnings, self.pairs) = (phrases, pairs)
  }

  /// Whether a line ends like that.
  func isAtEnd(of line: ArraySlice<UInt8>) -> Bool {
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard text.count > 1, let last = text.last,
      pairs[Self.pair(text[text.endIndex - 2], last)]
    else { return false }
    let tail = Array(text.suffix(2 * UIKitPhrase.prefixLength))
    return beginnings.contains { words in
      (1..<words.count).contains { count in
        tail.suffix(count).elementsEqual(words.prefix(count))
          && UIKitPhrase.isWord(at: tail.count - count, in: tail, of: count)
      }
    }
  }

  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }
}
