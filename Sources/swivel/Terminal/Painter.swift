import SwivelReports
import SwivelText

/// Gives finished lines their styles, so that they are the same characters without color.
///
/// It recognizes a line by its beginning. Names from a trace come later in a line, or where a line
/// begins with more blanks than any that is recognized.
enum Painter {
  private static let severities: [(word: String, style: TextStyle)] = [
    ("error:", .error), ("failed  ", .error), ("warning:", .warning), ("inconclusive:", .warning),
    ("note:", .note), ("passed  ", .good),
  ]
  private static let changes: [(words: String, style: TextStyle)] = [
    ("fixed  ", .good), ("remaining  ", .warning), ("new  ", .error), ("undetermined  ", .note),
    ("fixed finding  ", .good), ("unchanged finding  ", .warning), ("new finding", .error),
  ]
  private static let timeDigits = Set("0123456789.-:+TZs")
  private static let wrong: Character = "✗"

  /// A line with its styles.
  static func styled(_ line: String) -> StyledLine {
    let body = line.drop { $0 == " " }
    let indent = line.count - body.count
    var styled = StyledLine(line.prefix(indent))
    switch indent {
    case 0: paintHead(body, &styled)
    // In a diff, a finding is two columns further right.
    case 2, 4: paintPart(body, indent, &styled)
    default: paintTimed(body, &styled)
    }
    return styled
  }

  private static func paintHead(_ body: Substring, _ styled: inout StyledLine) {
    if let (words, style) = changes.first(where: { body.hasPrefix($0.words) }) {
      add(body, words.count, style, &styled)
    } else if body.hasPrefix("- ") || body.hasPrefix("+ ") {
      styled.append(body, .bold)
    } else if let style = verdictStyle(body) {
      styled.append(body, style)
    } else if !paintSeverity(body, &styled) {
      paintTimed(body, &styled)
    }
  }

  private static func paintPart(_ body: Substring, _ indent: Int, _ styled: inout StyledLine) {
    if body.hasPrefix("help ") || body.hasPrefix("help:") {
      add(body, "help:".count, .good, &styled)
    } else if body.hasPrefix("next ") || body.hasPrefix("try: ") {
      styled.append(body, .dim)
    } else if indent == 2, body.hasPrefix("- ") {
      styled.append(body, .error)
    } else if indent == 2, body.hasPrefix("+ ") {
      styled.append(body, .good)
    } else if !paintSeverity(body, &styled) {
      paintTimed(body, &styled)
    }
  }

  /// Paints the first line of a finding or a message; returns whether it is one.
  private static func paintSeverity(_ body: Substring, _ styled: inout StyledLine) -> Bool {
    guard let (word, style) = severities.first(where: { body.hasPrefix($0.word) }) else {
      return false
    }
    // The first line of a finding ends with its id.
    add(body, word.count, style, rest: body.hasSuffix("]") ? .bold : .plain, &styled)
    return true
  }

  /// The style of a line that counts what was found; `nil` for any other line.
  private static func verdictStyle(_ body: Substring) -> TextStyle? {
    if body == "no behavioral change" { return .good }
    let rest = body.drop { $0.isNumber }
    guard rest.count < body.count, rest.hasPrefix(" finding") else { return nil }
    // How many of them a change fixes is neither good nor bad alone.
    if rest.has(text: " fixed") { return .bold }
    return body.hasPrefix("0 ") && !body.has(text: "could not be")
      && !body.has(text: "inconclusive")
      ? .good : .warning
  }

  /// Paints the time at the beginning of a timeline's line.
  private static func paintTimed(_ body: Substring, _ styled: inout StyledLine) {
    let time = body.prefix { timeDigits.contains($0) }
    let rest = body.dropFirst(time.count)
    let isTime = time.first?.isNumber ?? false && time.contains(".") && rest.hasPrefix("  ")
    guard isTime else { return styled.append(body) }
    styled.append(time, .dim)
    let words = wrongWords(rest)
    styled.append(rest.prefix(words.lowerBound))
    styled.append(rest.dropFirst(words.lowerBound).prefix(words.count), .error)
    styled.append(rest.dropFirst(words.upperBound))
  }

  /// Where a line of a timeline states an error: after words that are ours alone.
  private static func wrongWords(_ rest: Substring) -> Range<Int> {
    let outcome = rest.prefix { $0 != "[" && $0 != ";" && $0 != "—" }
    let isOfWindow = rest.hasPrefix("  main window ") || rest.hasPrefix("  window ")
    let start = outcome.firstIndex(of: wrong)
    guard isOfWindow, let start else { return 0..<0 }
    return rest.distance(from: rest.startIndex, to: start)..<outcome.count
  }

  private static func add(
    _ body: Substring, _ count: Int, _ style: TextStyle, rest: TextStyle = .plain,
    _ styled: inout StyledLine
  ) {
    styled.append(body.prefix(count), style)
    styled.append(body.dropFirst(count), rest)
  }
}
