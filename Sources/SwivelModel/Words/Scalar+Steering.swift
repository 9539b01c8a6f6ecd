extension Unicode.Scalar {
  /// Whether it steers a terminal, ends a line for some reader, or turns the direction of writing.
  ///
  /// Texts of traces come from outside. Wherever one is shown, such a character is not shown as it
  /// is. All of them lie below U+10000.
  package var isSteering: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // control characters of ASCII and of ISO 8859
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0xFEFF: true  // byte order mark
    default: false
    }
  }
}
