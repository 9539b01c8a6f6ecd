import SwivelReports

/// Colors finished lines, so that they are the same bytes without color.
///
/// It recognizes a line by its beginning. Names from a trace come later in a line and never begin
/// one.
enum Painter {
  /// The terminal's number of a style.
  fileprivate enum Look: String {
    case error = "\u{1B}[1;31m"
    case warning = "\u{1B}[1;33m"
    case note = "\u{1B}[1;36m"
    case bold = "\u{1B}[1m"
    case dim = "\u{1B}[2m"
    case plain = "\u{1B}[0m"
  }

  private static let severities: [(word: [UInt8], look: Look)] = [
    (Array("error:".utf8), .error), (Array("missed ".utf8), .error),
    (Array("warning:".utf8), .warning), (Array("unjudged:".utf8), .warning),
    (Array("note:".utf8), .note),
  ]
  private static let heads = ["- ", "+ "].map { Array($0.utf8) }
  private static let helpers = ["help ", "help: ", "more ", "try: "].map { Array($0.utf8) }
  private static let timeBytes = Set("0123456789.hms".utf8)

  /// Lines with colors.
  static func painted(_ text: some Sequence<UInt8>) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let lines = Array(text).split(separator: newline, omittingEmptySubsequences: false)
    var painted: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { painted.append(newline) }
      paint(line, &painted)
    }
    return painted
  }

  private static func paint(_ line: ArraySlice<UInt8>, _ painted: inout [UInt8]) {
    let body = line.drop { $0 == UInt8(ascii: " ") }
    let isIndented = body.count < line.count
    painted += line.prefix(line.count - body.count)
    if let (word, look) = severities.first(where: { body.starts(with: $0.word) }) {
      // The first line of a finding ends with its id.
      let isHead = body.last == UInt8(ascii: "]")
      add(body.prefix(word.count), look, &painted)
      add(body.dropFirst(word.count), isHead ? .bold : nil, &painted)
    } else if isIndented, helpers.contains(where: body.starts) {
      add(body, .dim, &painted)
    } else if !isIndented, heads.contains(where: body.starts) {
      add(body, .bold, &painted)
    } else {
      let time = time(body)
      add(time, .dim, &painted)
      add(body.dropFirst(time.count), nil, &painted)
    }
  }

  /// The time at the beginning of a timeline's line; empty for any other line.
  private static func time(_ body: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let time = body.prefix { timeBytes.contains($0) }
    let isTime = time.contains(UInt8(ascii: ".")) && time.last == UInt8(ascii: "s")
    return isTime && body.dropFirst(time.count).starts(with: "  ".utf8) ? time : []
  }

  private static func add(
    _ bytes: ArraySlice<UInt8>, _ look: Look?, _ painted: inout [UInt8]
  ) {
    guard let look, !bytes.isEmpty else {
      painted += bytes
      return
    }
    painted += look.rawValue.utf8
    painted += bytes
    painted += Look.plain.rawValue.utf8
  }
}

extension Painter {
  /// A part of a plot, in its look.
  static func painted(_ part: PlotLine.Part, isColored: Bool) -> [UInt8] {
    guard isColored, let look = Look(part.look) else { return Array(part.text.utf8) }
    return Array((look.rawValue + part.text + Look.plain.rawValue).utf8)
  }
}

extension Painter.Look {
  fileprivate init?(_ look: PlotLook) {
    switch look {
    case .plain: return nil
    case .bold: self = .bold
    case .dim: self = .dim
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
