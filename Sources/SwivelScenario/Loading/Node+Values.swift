import SwivelModel

extension Node {
  /// What a word of a table means.
  package func word<Value>(_ words: Words<Value>) throws(ScenarioError) -> Value {
    let text = try text()
    guard let value = words[text] else {
      throw .unknownWord(path, kind: words.kind, word: text, known: words.all)
    }
    return value
  }

  /// What the words of an array mean, none of them given twice.
  func distinctWords<Value>(
    _ words: Words<Value>, least: Int = 0, most: Int? = nil
  ) throws(ScenarioError) -> [Value] {
    var seen: Set<String> = []
    var values: [Value] = []
    for element in try elements(least: least, most: most) {
      values.append(try element.word(words))
      try element.checkNew(in: &seen)
    }
    return values
  }

  /// A mask, which can be empty.
  func mask() throws(ScenarioError) -> InterfaceOrientationMask {
    Self.union(try distinctWords(ScenarioWords.orientation, most: 4))
  }

  /// The orientations of which any is right.
  func choice() throws(ScenarioError) -> InterfaceOrientationMask {
    Self.union(try distinctWords(ScenarioWords.orientation, least: 1, most: 4))
  }

  func version() throws(ScenarioError) -> SystemVersion {
    let text = try text()
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // The type also takes a major version alone, and numbers with a sign.
    guard (2...3).contains(parts.count), parts.allSatisfy(Identifier.isNumber),
      let version = SystemVersion(text)
    else { throw malformed(text, .version) }
    return version
  }

  /// An id of a controller or window that is being declared.
  func newIdentifier() throws(ScenarioError) -> String {
    let text = try text()
    guard Identifier.isValid(text) else { throw malformed(text, .identifier) }
    return text
  }

  /// Checks that a text was not in its list before.
  func checkNew(in seen: inout Set<String>) throws(ScenarioError) {
    let text = try text()
    guard seen.insert(text).inserted else { throw .repeated(path, word: text) }
  }

  private static func union(_ orientations: [InterfaceOrientation]) -> InterfaceOrientationMask {
    InterfaceOrientationMask(orientations.map { InterfaceOrientationMask($0) })
  }
}
