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
    return before >= 0x80 || before <= 0x20 || ":[|>(\"".utf8.contains(before)
  }

  private func stamp(at index: Int) -> ConsoleStamp? {
    let rest = text[index...]
    guard let stamp = consoleApp(at: index) ?? ConsoleStamp(rest) else { return nil }
    let before = text[..<index].withoutSpace
    switch stamp.time {
    // The time since the line before says nothing where only some lines are read.
    case .later: return before.isEmpty && !isInner ? stamp : nil
    case .clock(_, nil, _) where stamp.process == nil:
      return !isInner && (before.isEmpty || before.elementsEqual("[".utf8)) ? stamp : nil
    default: break
    }
    // A table puts its fields in quotes.
    if before.elementsEqual("\"".utf8) { return stamp }
    let isApart = before.last.map { isSeparator($0, before: index) } ?? true
    return isApart || ConsoleLine.hasWriter(stamp) ? stamp : nil
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
