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
