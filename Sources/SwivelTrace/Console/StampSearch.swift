/// Finds a console's own timestamp in a line to which another tool has added a beginning: a mark of
/// a quotation, a line's number, the name of a file, a job or a container, or another timestamp.
///
/// What comes before is not known, so a stamp is taken where prose has none: at the beginning,
/// after a separator, or before the name of a process.
struct StampSearch {
  // Long enough for the name of a job and that of its step.
  private static let reach = 120

  private let text: ArraySlice<UInt8>
  /// Whether a stamp was found before, of which the name of a process may be the end.
  private let isInner: Bool

  /// Finds the first stamp in the beginning of a text.
  static func stamp(in text: ArraySlice<UInt8>, isInner: Bool) -> ConsoleStamp? {
    let search = Self(text: text, isInner: isInner)
    for index in text.prefix(reach).indices {
      switch text[index] {
      case UInt8(ascii: "{"): return nil
      case UInt8(ascii: "[") where isInner && ConsoleLine.isWriterNumber(text[index...]):
        // The line's own text begins after the number of a process.
        return nil
      default:
        if search.mayBegin(index), let stamp = search.stamp(at: index) { return stamp }
      }
    }
    return nil
  }

  /// Whether a word begins here that may be a stamp.
  private func mayBegin(_ index: Int) -> Bool {
    guard index > text.startIndex else { return true }
    guard ConsoleStamp.mayBegin(with: text[index]) else { return false }
    let before = text[index - 1]
    // A difference marks the lines that it adds.
    if before == UInt8(ascii: "+"), index - 1 == text.startIndex { return true }
    return before >= 0x80 || before <= 0x20 || ":[|>(\"`*'<".utf8.contains(before)
  }

  private func stamp(at index: Int) -> ConsoleStamp? {
    let rest = text[index...]
    if let number = number(at: index) { return number }
    guard let stamp = consoleApp(at: index) ?? ConsoleStamp(rest) else { return nil }
    let before = text[..<index].withoutSpace
    let isMarked = !isInner && before.count <= 4 && before.allSatisfy(Self.isMark)
    switch stamp.time {
    // The time since the line before says nothing where only some lines are read.
    case .later: return before.isEmpty && !isInner ? stamp : nil
    case .clock(_, nil, _) where stamp.process == nil:
      return isMarked ? stamp : nil
    default: break
    }
    if isMarked { return stamp }
    let isApart = before.last.map { isSeparator($0, before: index) } ?? true
    return isApart || ConsoleLine.hasWriter(stamp) ? stamp : nil
  }

  /// A number since 1970 in the first field of a table, with seconds from 2001 to 2099, or with a
  /// smaller unit.
  private func number(at index: Int) -> ConsoleStamp? {
    guard !isInner, text[..<index].allSatisfy({ $0 == UInt8(ascii: "\"") }) else { return nil }
    let word = text[index...].prefix { $0 &- UInt8(ascii: "0") <= 9 || $0 == UInt8(ascii: ".") }
    guard word.count >= 10, let end = text[word.endIndex...].first, ",;\t \"".utf8.contains(end),
      let time = WallTime(String(decoding: word, as: UTF8.self)), time.isRecent
    else { return nil }
    return ConsoleStamp(time, rest: text[word.endIndex...])
  }

  /// Whether a byte may be in the mark of an item, a quotation or a cell of a table.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- UInt8(ascii: "0") <= 9 || "[(|-*+.)\"`'<".utf8.contains(byte)
  }

  /// Console.app copies the type, the time with its zone, the process and the text, with tabs,
  /// which are spaces where the text was pasted into a form.
  private func consoleApp(at index: Int) -> ConsoleStamp? {
    guard index > text.startIndex else { return nil }
    let (tab, space) = (UInt8(ascii: "\t"), UInt8(ascii: " "))
    let before = text[..<index].withoutSpace
    let separator = text[index - 1] == tab ? tab : space
    guard separator == tab || Self.isWord(before) else { return nil }
    let fields = text[index...].split(
      separator: separator, maxSplits: 2, omittingEmptySubsequences: separator == space)
    guard fields.count == 3 else { return nil }
    return ConsoleStamp(timeOfDay: fields[0], process: fields[1], rest: fields[2])
  }

  /// Whether a text is one word, such as the type of a message, also in other scripts.
  private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 >= 0x80 }
  }

  /// Whether a byte ends something that is no sentence; a space may follow it, but not a colon.
  private func isSeparator(_ byte: UInt8, before index: Int) -> Bool {
    if text[index - 1] == UInt8(ascii: "\t") || byte >= 0x80 || byte < 0x20 { return true }
    if byte == UInt8(ascii: ":") {
      return text[index - 1] == byte || text[index] == UInt8(ascii: "t")
    }
    return byte &- UInt8(ascii: "0") <= 9 || "[]|>(".utf8.contains(byte)
  }
}
