import SwivelReports

/// The lines for readers on one of the two outputs: how they are colored and broken.
struct LineOutput {
  let isTerminal: Bool
  var isColored = false
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Terminal.isThere(descriptor)
  }

  /// The columns of the terminal, which may have been resized; `nil` if it is none.
  var width: Int? {
    guard isTerminal else { return nil }
    let widths = RunPlot.widths
    return min(max(Terminal.width(of: descriptor), widths.lowerBound), widths.upperBound)
  }

  /// Whole lines, as they are printed.
  func bytes(_ text: [UInt8]) -> [UInt8] {
    guard isColored || isTerminal else { return text }
    var lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var indent = width.map { HangingIndent(width: $0) }
    return bytes(
      lines.flatMap { line in
        let styled = Painter.styled(String(line))
        return indent?.lines(styled) ?? [styled]
      })
  }

  /// Lines that are not broken, as they are printed.
  func bytes(_ lines: [StyledLine]) -> [UInt8] {
    Array(lines.map { line in line.parts.map(text).joined() + "\n" }.joined().utf8)
  }

  private func text(_ part: StyledLine.Part) -> String {
    guard isColored, let code = part.style.code else { return part.text }
    return "\u{1B}[\(code)m\(part.text)\u{1B}[0m"
  }
}

extension TextStyle {
  /// The terminal's number of the style.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .bold: "1"
    case .dim: "2"
    case .error: "1;31"
    case .good: "1;32"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }
}
