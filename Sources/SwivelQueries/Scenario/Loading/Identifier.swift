/// The syntax of identifiers.
enum Identifier {
  /// Whether a text is a letter, followed by letters, digits and underscores.
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

  /// Whether a text consists of digits only.
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
