package import SwivelModel

/// The allowed words of a value in a document, with their meanings.
package struct Words<Value: Sendable>: Sendable {
  /// What the words describe.
  package let kind: String
  private let entries: [(word: String, value: Value)]

  /// Makes a table of words and their values.
  package init(_ kind: String, _ entries: [(word: String, value: Value)]) {
    self.kind = kind
    self.entries = entries
  }

  /// Makes a table of values by their usual words.
  package init(_ kind: String, values: some Sequence<Value>) where Value: Worded {
    self.init(kind, values.map { ($0.word, $0) })
  }

  /// Makes a table of words that are their own values.
  package init(_ kind: String, words: [String]) where Value == String {
    self.init(kind, words.map { ($0, $0) })
  }

  /// All words, in the order in which messages list them.
  package var all: [String] { entries.map(\.word) }

  /// The value of a word; `nil` for an unknown word.
  package subscript(word: String) -> Value? { entries.first { $0.word == word }?.value }
}

extension Node {
  /// The value of a word in a table.
  package func word<Value>(_ words: Words<Value>) throws(DocumentError) -> Value {
    let text = try text()
    guard let value = words[text] else {
      throw .unknownWord(path, kind: words.kind, word: text, known: words.all)
    }
    return value
  }

  /// The values of the words in an array, without repeats.
  package func distinctWords<Value>(
    _ words: Words<Value>, least: Int = 0, most: Int? = nil
  ) throws(DocumentError) -> [Value] {
    var seen: Set<String> = []
    var values: [Value] = []
    for element in try elements(least: least, most: most) {
      values.append(try element.word(words))
      try element.checkNew(in: &seen)
    }
    return values
  }

  /// Checks that a text was not in its list before.
  package func checkNew(in seen: inout Set<String>) throws(DocumentError) {
    let text = try text()
    guard seen.insert(text).inserted else { throw .repeated(path, word: text) }
  }
}
