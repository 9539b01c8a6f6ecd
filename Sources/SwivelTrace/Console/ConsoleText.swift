/// The text of a console's line without what is meant for a terminal.
enum ConsoleText {
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07
  // At the beginning of a file from Windows.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  // A space without a break, also a narrow one, and marks without a width.
  private static let spaces: [[UInt8]] = ["\u{A0}", "\u{202F}", "\u{200B}", "\u{200E}"].map {
    Array($0.utf8)
  }

  /// A line without a byte order mark, the marks of a quotation, colors, control sequences and
  /// surrounding space, with plain spaces.
  static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isMarked = line.first == byteOrderMark[0] && line.starts(with: byteOrderMark)
    let line = isMarked ? line.dropFirst(byteOrderMark.count) : line
    guard line.contains(escape) else { return unquoted(line) }
    var plain: [UInt8] = []
    var rest = line
    while let start = rest.firstIndex(of: escape) {
      plain += rest[..<start]
      plain += time(in: rest[(start + 1)...])
      rest = afterSequence(rest[(start + 1)...])
    }
    return unquoted((plain + rest)[...])
  }

  /// A line without the marks with which a mail quotes it.
  private static func unquoted(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = spaced(line).withoutSpace
    while text.first == UInt8(ascii: ">") { text = text.dropFirst().withoutSpace }
    return text
  }

  /// A line with plain spaces for those of a mail or a page; texts of an event stay as they are.
  private static func spaced(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.first != UInt8(ascii: "{"),
      line.withUnsafeBufferPointer({ $0.contains { $0 == 0xC2 || $0 == 0xE2 } })
    else { return line }
    let event = line.indices.first { line[$0] == UInt8(ascii: "{") && !beginsName(line[$0...]) }
    var (plain, rest): ([UInt8], ArraySlice<UInt8>) = ([], line[..<(event ?? line.endIndex)])
    while let byte = rest.first {
      let space = spaces.first { $0[0] == byte && rest.starts(with: $0) }
      plain.append(space == nil ? byte : UInt8(ascii: " "))
      rest = rest.dropFirst(space?.count ?? 1)
    }
    return (plain + line[rest.endIndex...])[...]
  }

  /// Whether a name is in a brace, such as that of a library.
  private static func beginsName(_ text: ArraySlice<UInt8>) -> Bool {
    text.dropFirst().first.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } ?? false
  }

  /// The milliseconds since 1970 in the mark that Buildkite's agent puts before a line.
  private static func time(in sequence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let words = "_bk;t="
    guard sequence.starts(with: words.utf8) else { return [] }
    return sequence.dropFirst(words.utf8.count).prefix { $0 != bell } + [UInt8(ascii: " ")]
  }

  /// What follows a control sequence, after its escape.
  private static func afterSequence(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch rest.first {
    case UInt8(ascii: "["):
      // Parameters, and a final byte from @ to ~.
      let end = rest.dropFirst().firstIndex { (0x40...0x7E).contains($0) }
      return end.map { rest[($0 + 1)...] } ?? []
    case UInt8(ascii: "]"), UInt8(ascii: "_"):
      // A title, a link or a mark of a build service, up to a bell or an escape and a backslash.
      guard let end = rest.firstIndex(where: { $0 == bell || $0 == escape }) else { return [] }
      return rest[end...].dropFirst(rest[end] == escape ? 2 : 1)
    default: return rest.dropFirst()
    }
  }
}

extension ArraySlice<UInt8> {
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
  }

  /// The bytes without surrounding white space.
  var withoutSpace: ArraySlice<UInt8> {
    let front = drop(while: Self.isSpace)
    guard let last = front.lastIndex(where: { !Self.isSpace($0) }) else { return [] }
    return front[...last]
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(Self.isSpace) }
}
