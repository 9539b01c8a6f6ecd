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
