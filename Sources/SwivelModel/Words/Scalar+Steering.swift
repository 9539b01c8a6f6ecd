extension Unicode.Scalar {
  /// Whether it controls a terminal, ends a line for some reader, or changes the writing direction.
  ///
  /// Texts of traces are untrusted. Such a character is never printed as it is. All of them are
  /// below U+10000.
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
