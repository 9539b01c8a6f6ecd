/// A value that is written as one word: in the text form of a log, in scenarios, in reports.
///
/// The switch in ``spelling`` is the only table; reading looks the word up among all cases.
package protocol Worded: CaseIterable, Sendable {
  /// The word, spelled like the case, as a static string.
  var spelling: StaticString { get }
}

extension Worded {
  /// The word, spelled like the case.
  package var word: String { spelling.description }

  /// Makes the value of a word; `nil` for a word that this version does not know.
  package init?(word: some StringProtocol) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }

  /// The words of all cases, in their order.
  package static var words: [String] { allCases.map(\.word) }
}

/// A set that people write as a list of words, one for each of its bits.
package protocol WordedSet: OptionSet, Sendable where Element == Self {
  /// The bits that have a word, in the order in which they are written.
  static var wordedBits: [(bit: Self, word: String)] { get }
}

extension WordedSet {
  /// The words of the set's bits, in the order of writing; a bit without a word has none.
  package var words: [String] {
    Self.wordedBits.compactMap { contains($0.bit) ? $0.word : nil }
  }

  /// The words of all bits, in the order of writing.
  package static var words: [String] { wordedBits.map(\.word) }

  /// Makes the set of one bit's word; `nil` for a word that this version does not know.
  package init?(word: some StringProtocol) {
    guard let entry = Self.wordedBits.first(where: { $0.word == word }) else { return nil }
    self = entry.bit
  }
}

extension InterfaceOrientationMask: WordedSet {
  package static let wordedBits: [(bit: Self, word: String)] =
    Self.all.orientations.map { (Self($0), $0.word) }

  /// The words of the orientations, in the order of writing.
  ///
  /// Ready for each mask, for every finding tells of several.
  package var words: [String] { Self.wordLists[Int(intersection(.all).rawValue)] }

  private static let wordLists: [[String]] = (0...all.rawValue).map { bits in
    wordedBits.filter { Self(rawValue: bits).contains($0.bit) }.map(\.word)
  }
}

extension Device: WordedSet {
  package static let wordedBits: [(bit: Self, word: String)] = [
    (.pad, "pad"), (.homeButton, "homeButton"), (.large, "large"), (.onPad, "onPad"),
    (.foldable, "foldable"),
  ]
}
