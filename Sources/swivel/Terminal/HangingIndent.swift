import SwivelReports

/// Breaks finished lines to the width of a terminal; their further lines begin where the text of
/// the first begins.
///
/// It recognizes a line by its beginning, as ``Painter`` does, and leaves code alone.
struct HangingIndent {
  private static let labels = [
    "error: ", "warning: ", "inconclusive: ", "note: ", "help: ", "try: ", "rule ",
  ]
  private static let code = "code  "
  // A narrower column is hard to read.
  private static let leastWidth = 24

  private let width: Int
  // The column of the code in the lines before this one.
  private var codeColumn: Int?

  init(width: Int) {
    self.width = width
  }

  /// The lines that a line becomes.
  mutating func lines(_ line: StyledLine) -> [StyledLine] {
    let text = line.text
    let body = text.drop { $0 == " " }
    let indent = text.count - body.count
    guard !isCode(body, indent), text.columns > width else { return [line] }
    let start = start(body, indent) ?? indent
    let hang = start == indent ? indent + 2 : text.prefix(start).columns
    return line.wrapped(to: width, after: text.prefix(start).utf8.count, indent: hang)
  }

  /// Whether a line is code, or continues it.
  private mutating func isCode(_ body: Substring, _ indent: Int) -> Bool {
    if indent > 0, body.hasPrefix(Self.code) {
      codeColumn = indent + Self.code.count
      return true
    }
    if let codeColumn, indent >= codeColumn || body.isEmpty { return true }
    codeColumn = nil
    return false
  }

  /// The number of characters before the text of a line: a label, or all columns but the last.
  private func start(_ body: Substring, _ indent: Int) -> Int? {
    var (start, blanks, column) = (Int?.none, 0, indent)
    for (index, character) in body.enumerated() {
      if character != " ", blanks > 1, column <= width - Self.leastWidth { start = indent + index }
      blanks = character == " " ? blanks + 1 : 0
      column += String(character).columns
    }
    return start ?? Self.labels.first(where: body.hasPrefix).map { indent + $0.count }
  }
}

extension Substring {
  fileprivate var columns: Int { String(self).columns }
}
