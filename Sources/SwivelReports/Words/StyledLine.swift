/// How a part of a line stands out; its characters say the same without it.
package enum TextLook: Hashable, Sendable {
  case plain, bold, dim, error, warning, note, good
}

/// A line of text, as parts of which each looks the same.
package struct StyledLine: Hashable, Sendable {
  /// Text of one look.
  package struct Part: Hashable, Sendable {
    /// The text.
    package fileprivate(set) var text: String
    /// How it stands out.
    package let look: TextLook
  }

  /// The parts, from the left.
  package private(set) var parts: [Part] = []

  /// Makes a blank line.
  package init() {}

  /// Makes a line of one look.
  package init(_ text: some StringProtocol, _ look: TextLook = .plain) { append(text, look) }

  /// The text without looks.
  package var text: String { parts.map(\.text).joined() }

  /// Appends text.
  package mutating func append(_ text: some StringProtocol, _ look: TextLook = .plain) {
    guard !text.isEmpty else { return }
    guard let last = parts.last, last.look == look else {
      return parts.append(Part(text: String(text), look: look))
    }
    parts[parts.count - 1].text = last.text + text
  }
}
