import Mustache

/// Text that cannot leave its place in a page.
///
/// Names come from logs. They are escaped scalar by scalar: a quote that a combining mark follows
/// is one `Character`, which is not a quote, but a browser reads it as one.
enum HTMLText {
  /// A text for an element or for an attribute in quotes.
  static func escaped(_ text: String) -> String {
    replacing(in: text, isSpecial: { "&<>\"'".utf8.contains($0) }) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// A JSON document for a script element, whose value stays the same.
  static func embedded(json: String) -> String {
    replacing(in: json, isSpecial: { "&<>".utf8.contains($0) }) { scalar in
      ["&", "<", ">"].contains(scalar) ? escape(scalar) : nil
    }
  }

  private static func replacing(
    in text: String, isSpecial: (UInt8) -> Bool, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    let isPlain = text.utf8.allSatisfy { $0 < 0x7F && $0 >= 0x20 && !isSpecial($0) }
    if isPlain { return text }
    var replaced = ""
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        replaced += other
      } else if isSteering(scalar) {
        replaced += escape(scalar)
      } else {
        replaced.unicodeScalars.append(scalar)
      }
    }
    return replaced
  }

  /// Whether a scalar cannot be seen, or changes the direction of the text around it.
  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// The escape of JSON, which the page also shows.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// Makes templates escape by ``HTMLText``.
struct EscapedContent: MustacheContentType {
  static let name = "ESCAPED"

  /// The beginning of a template; one that is included does not inherit it.
  static let pragma = "{{% CONTENT_TYPE: \(name)}}"

  func escapeText(_ text: String) -> String { HTMLText.escaped(text) }
}
