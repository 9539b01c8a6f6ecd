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
    else { throw malformed(text, "a version: major.minor or major.minor.patch") }
    return version
  }

  /// The id of a controller or window at its declaration.
  func newIdentifier() throws(DocumentError) -> String {
    let text = try text()
    guard Identifier.isValid(text) else { throw malformed(text, Identifier.form) }
    return text
  }

  private static func union(_ orientations: [InterfaceOrientation]) -> InterfaceOrientationMask {
    InterfaceOrientationMask(orientations.map { InterfaceOrientationMask($0) })
  }
}

extension Node {
  func malformed(_ text: String, _ expected: String) -> DocumentError {
    .malformed(path, text: text, expected: expected)
  }
}

enum Identifier {
  static let form = "an id: a letter, then letters, digits and _"

  static func isValid(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  /// Whether a text is a lowercase letter or a digit, followed by letters, digits and hyphens.
  static func isScenarioID(_ text: String) -> Bool {
    guard let first = text.utf8.first, isDigit(first) || isLetter(first) && first >= 0x61 else {
      return false
    }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether a text is an R followed by a number.
  static func isRuleLabel(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "R") && isNumber(text.dropFirst())
  }

  static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
