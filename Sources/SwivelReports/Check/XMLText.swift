import SwivelModel

/// Text as XML 1.0 has it, between tags and in quotes.
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
      // What steers the terminal of whoever reads it as text, and what XML cannot hold at all.
      case let scalar where scalar.isSteering || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        "\u{FFFD}"
      default: String(Character(scalar))
      }
    }.joined()
  }
}
