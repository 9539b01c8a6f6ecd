package import SwivelModel

/// The words that can stand in one place of a document, and what they mean.
package struct Words<Value: Sendable>: Sendable {
  /// What the words name.
  package let kind: String
  private let entries: [(word: String, value: Value)]

  /// Makes a table of words and what they mean.
  package init(_ kind: String, _ entries: [(word: String, value: Value)]) {
    self.kind = kind
    self.entries = entries
  }

  /// Makes a table of values by the words that they have everywhere.
  package init(_ kind: String, values: some Sequence<Value>) where Value: Worded {
    self.init(kind, values.map { ($0.word, $0) })
  }

  /// Makes a table of words that mean themselves.
  package init(_ kind: String, words: [String]) where Value == String {
    self.init(kind, words.map { ($0, $0) })
  }

  /// All words, in the order in which messages list them.
  package var all: [String] { entries.map(\.word) }

  /// What a word means; `nil` for a word that is none of them.
  package subscript(word: String) -> Value? { entries.first { $0.word == word }?.value }
}
