/// Text that cannot leave its place in a page.
///
/// Names come from logs. They are escaped scalar by scalar: a quote that a combining mark follows
/// is one `Character`, which is not a quote, but a browser reads it as one.
enum HTMLText {
  /// A text for an element or for an attribute in quotes.
  static func escaped(_ text: String) -> String {
    replacing(in: text, plain: isPlain) { scalar in
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
    replacing(in: json, plain: { isPlain($0) || $0 == UInt8(ascii: "\"") }) { scalar in
      switch scalar {
      case "&", "<", ">": escape(scalar)
      default: nil
      }
    }
  }

  private static func replacing(
    in text: String, plain isPlain: (UInt8) -> Bool, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var text = text
    if text.withUTF8({ $0.allSatisfy(isPlain) }) { return text }
    let scalars = text.unicodeScalars
    var (replaced, start) = ("", text.startIndex)
    for place in scalars.indices {
      let scalar = scalars[place]
      guard let other = replacement(scalar) ?? (isSteering(scalar) ? escape(scalar) : nil)
      else { continue }
      replaced += text[start..<place]
      replaced += other
      start = scalars.index(after: place)
    }
    return replaced + text[start...]
  }

  /// Whether a byte stands for itself in every kind of text.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: 0x20...0x7E ~= byte
    }
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
