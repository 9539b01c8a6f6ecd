import SwivelModel
import SwivelText

extension Node {
  /// A mask, which can be empty.
  func mask() throws(DocumentError) -> InterfaceOrientationMask {
    Self.union(try distinctWords(ScenarioWords.orientation, most: 4))
  }

  /// The orientations any of which is correct.
  func choice() throws(DocumentError) -> InterfaceOrientationMask {
    Self.union(try distinctWords(ScenarioWords.orientation, least: 1, most: 4))
  }

  func version() throws(DocumentError) -> SystemVersion {
    let text = try text()
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // The type also accepts a major version alone, and numbers with a sign.
    guard (2...3).contains(parts.count), parts.allSatisfy(Identifier.isNumber),
      let version = SystemVersion(text)
    else { throw malformed(text, .version) }
    return version
  }

  /// The id of a controller or window at its declaration.
  func newIdentifier() throws(DocumentError) -> String {
    let text = try text()
    guard Identifier.isValid(text) else { throw malformed(text, .identifier) }
    return text
  }

  private static func union(_ orientations: [InterfaceOrientation]) -> InterfaceOrientationMask {
    InterfaceOrientationMask(orientations.map { InterfaceOrientationMask($0) })
  }
}

// MARK: - Errors

extension Node {
  func malformed(_ text: String, _ form: TextShape) -> DocumentError {
    .malformed(path, text: text, expected: form.description)
  }

  func outOfRange(_ number: Double, _ range: NumberRange) -> DocumentError {
    .outOfRange(path, number: number, expected: range.rawValue)
  }
}

extension DocumentError {
  /// The error for contradictory values of a scenario.
  static func conflict(_ path: NodePath, _ conflict: ScenarioConflict) -> Self {
    .contradiction(path, reason: conflict.description)
  }
}
