import SwivelModel

/// Text escaped for XML 1.0, as content and in attributes.
enum XMLText {
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      // Control characters that affect a terminal, and characters that XML cannot represent.
      case let scalar where scalar.isSteering || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        "\u{FFFD}"
      default: String(Character(scalar))
      }
    }.joined()
  }
}
