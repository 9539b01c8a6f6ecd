/// The text of a device's console in which some bytes are written in ASCII, as vis(3) does: `\M-C`
/// and `\M^C` for bytes above 127, `\^C` for control bytes, and `\134` for a backslash.
///
/// JSON has none of these escapes, so that an event in a console without them stays as it is.
///
/// Source: the system log's relay, as `idevicesyslog` shows it.
enum VisText {
  private static let backslash = UInt8(ascii: "\\")

  /// The text without escapes.
  static func plain(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(backslash) else { return text }
    var (plain, rest): ([UInt8], ArraySlice<UInt8>) = ([], text)
    while let start = rest.firstIndex(of: backslash) {
      plain += rest[..<start]
      rest = rest[start...]
      if let (byte, count) = escaped(Array(rest.prefix(4))) {
        plain.append(byte)
        rest = rest.dropFirst(count)
      } else {
        // An escape of JSON, of a backslash for instance.
        plain += rest.prefix(2)
        rest = rest.dropFirst(2)
      }
    }
    return (plain + rest)[...]
  }

  /// The byte of an escape, and the length of that.
  private static func escaped(_ text: [UInt8]) -> (byte: UInt8, count: Int)? {
    guard text.count > 2 else { return nil }
    switch (text[1], text.count) {
    case (UInt8(ascii: "^"), _): return (control(text[2]), 3)
    case (UInt8(ascii: "M"), 4) where text[2] == UInt8(ascii: "-"): return (text[3] | 0x80, 4)
    case (UInt8(ascii: "M"), 4) where text[2] == UInt8(ascii: "^"):
      return (control(text[3]) | 0x80, 4)
    case (_, 4):
      let digits = text[1...].map { $0 &- UInt8(ascii: "0") }
      guard digits[0] < 4, digits[1] < 8, digits[2] < 8 else { return nil }
      return (digits[0] << 6 | digits[1] << 3 | digits[2], 4)
    default: return nil
    }
  }

  private static func control(_ letter: UInt8) -> UInt8 {
    letter == UInt8(ascii: "?") ? 0x7F : letter & 0x1F
  }
}
