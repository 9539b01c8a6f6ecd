/// How a part of a line stands out; its characters say the same without it.
package enum TextStyle: Hashable, Sendable {
  case plain, bold, dim, error, warning, note, good
}

/// A line of text, as parts of one style each.
package struct StyledLine: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package fileprivate(set) var text: String
    package let style: TextStyle
  }

  /// The parts, from the left.
  package private(set) var parts: [Part] = []

  package init() {}

  package init(_ text: some StringProtocol, _ style: TextStyle = .plain) { append(text, style) }

  package var text: String { parts.map(\.text).joined() }

  package mutating func append(_ text: some StringProtocol, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    guard let last = parts.last, last.style == style else {
      return parts.append(Part(text: String(text), style: style))
    }
    parts[parts.count - 1].text = last.text + text
  }
}
