// How many columns of a terminal a text takes.

extension Unicode.Scalar {
  /// Whether it has no width of its own: a mark on the letter before it, or a joiner.
  fileprivate var isWidthless: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// Whether terminals draw it in two columns.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width, the values W and F.
  fileprivate var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F000...0x1F02F, 0x1F1E6...0x1F1FF, 0x1F200...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}

extension Character {
  /// The character as terminals agree on it, and its columns: none that joins several pictures to
  /// one, which some draw as one and others one after the other.
  fileprivate var drawn: (text: Character, columns: Int) {
    if let ascii = asciiValue { return (self, ascii < 0x20 || ascii == 0x7F ? 0 : 1) }
    let visible = unicodeScalars.filter { !$0.isWidthless }
    guard let first = visible.first else { return (self, 0) }
    guard visible.count(where: \.isWide) < 2 || first.value < 0x1_0000 else {
      return ("\u{FFFD}", 1)
    }
    let isPicture = unicodeScalars.contains { $0.value == 0xFE0F }
    // Letters that Unicode joins and terminals do not, such as voiced half-width kana.
    let letters = visible.count { $0.properties.generalCategory != .spacingMark }
    return (self, first.isWide || isPicture ? 2 : max(1, letters))
  }
}

extension String {
  /// The characters that a terminal shows, each with its columns.
  var drawn: [(text: Character, columns: Int)] {
    map(\.drawn).filter { $0.columns > 0 }
  }

  package var columns: Int {
    utf8.allSatisfy { (0x20...0x7E).contains($0) }
      ? utf8.count : drawn.reduce(0) { $0 + $1.columns }
  }

  /// The beginning that fits into a number of columns, with an ellipsis in place of the rest.
  package func cut(to width: Int) -> String {
    guard columns > width else { return self }
    var (text, used) = ("", 0)
    for (character, columns) in drawn {
      used += columns
      guard used < width else { break }
      text.append(character)
    }
    return text.withoutTrailingBlanks + "…"
  }
}
