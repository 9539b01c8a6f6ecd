import SwivelText

/// Who wrote a line.
extension ConsoleLine {
  /// A process, with its number if that is in decimal digits.
  typealias Writer = (name: String, number: UInt32?)

  private static let space = UInt8(ascii: " ")
  // A longer beginning is text, not a host and the name of a process.
  private static let writerLength = 120

  /// Whether the process follows a stamp.
  static func hasWriter(_ stamp: ConsoleStamp) -> Bool {
    let text = stamp.rest.withoutSpace
    return stamp.process != nil || columns(of: text) != nil || writer(in: text, after: stamp) != nil
  }

  /// Whether a text begins with the number of a process in brackets, such as `[321:1f2a3]`.
  static func isWriterNumber(_ text: ArraySlice<UInt8>) -> Bool {
    guard let closing = text.prefix(24).firstIndex(of: UInt8(ascii: "]")) else { return false }
    let number = text[(text.startIndex + 1)..<closing]
    return !number.isEmpty && number.allSatisfy(isNumber)
  }

  /// The default style of `log`: thread, type, activity, process, time to live, and the name.
  static func columns(
    of text: ArraySlice<UInt8>
  ) -> (Writer, rest: ArraySlice<UInt8>)? {
    guard text.first == UInt8(ascii: "0"), text.starts(with: "0x".utf8) else { return nil }
    let columns = text.split(separator: space, maxSplits: 5)
    guard columns.count == 6, columns[2].starts(with: "0x".utf8),
      let colon = columns[5].prefix(80).range(of: ": ".utf8)
    else { return nil }
    let name = String(decoding: columns[5][..<colon.lowerBound].withoutSpace, as: UTF8.self)
    return ((name, number(columns[3])), columns[5][colon.upperBound...].withoutSpace)
  }

  /// The name before the first number in brackets, such as `Reader[321:1f2a3]`.
  static func writer(
    in text: ArraySlice<UInt8>, after stamp: ConsoleStamp
  ) -> (Writer, rest: ArraySlice<UInt8>)? {
    guard let opening = text.prefix(writerLength).firstIndex(of: UInt8(ascii: "[")),
      isWriterNumber(text[opening...]),
      let closing = text[opening...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let name = processName(text[..<opening])
    var words = name.split(separator: space)
    // A host, or the type of the compact style, comes before the name.
    let hasHost = !stamp.hasYear || stamp.rest.starts(with: "  ".utf8)
    if words.count > 1, hasHost || isType(words[0]) { words.removeFirst() }
    guard !words.isEmpty else { return nil }
    let joined = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return ((joined, number(text[(opening + 1)..<closing])), text[(closing + 1)...])
  }

  /// A name without the library in braces or parentheses after it; a name may have some, too.
  static func processName(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = text.prefix { $0 != UInt8(ascii: "{") }
    guard let opening = name.lastIndex(of: UInt8(ascii: "(")), opening > name.startIndex,
      name[opening - 1] != space
    else { return name.withoutSpace }
    return name[..<opening]
  }

  /// The number of a process, which that of a thread may follow.
  static func number(_ text: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: text.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
  }

  /// A process, and in hexadecimal digits a thread.
  private static func isNumber(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") <= 9 || (byte | 0x20) &- UInt8(ascii: "a") < 6
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "x")
  }

  /// `E`, `F`, `Df`, `Db`, `I` or `A`.
  private static func isType(_ word: ArraySlice<UInt8>) -> Bool {
    ["E", "F", "Df", "Db", "I", "A"].contains(String(decoding: word, as: UTF8.self))
  }
}

extension ConsoleStamp {
  /// Whether it has a date with a year.
  fileprivate var hasYear: Bool {
    guard case .clock(_, let day?, _) = time else { return true }
    return day.year != nil
  }
}
