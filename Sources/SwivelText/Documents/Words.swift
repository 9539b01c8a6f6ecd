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

  /// Makes a table that names each value as Swift does.
  package init(_ kind: String, values: some Sequence<Value>) {
    self.init(kind, values.map { (String(describing: $0), $0) })
  }

  /// All words, in the order in which messages list them.
  package var all: [String] { entries.map(\.word) }

  /// What a word means; `nil` for a word that is none of them.
  package subscript(word: String) -> Value? { entries.first { $0.word == word }?.value }
}
