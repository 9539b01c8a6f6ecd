/// The text of a file in UTF-16, as PowerShell writes it, with or without a byte order mark; each
/// line ends with the byte of a line feed that has another byte before or after it.
struct WideText: Sendable {
  private let isLittleEndian: Bool
  // What is before the first character of the next line.
  private var gap: Int

  /// Reads the mark at the beginning of a file, or the zero in its first character.
  ///
  /// It is `nil` for a text in UTF-8.
  init?(_ line: ArraySlice<UInt8>) {
    let mark = Array(line.prefix(2))
    let hasMark = mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF]
    guard mark.count == 2, hasMark || (mark[0] == 0) != (mark[1] == 0) else { return nil }
    (isLittleEndian, gap) = (hasMark ? mark[0] == 0xFF : mark[1] == 0, hasMark ? 2 : 0)
  }

  /// The next line, or the whole text, in UTF-8.
  mutating func text(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = Array(line.dropFirst(gap))
    gap = isLittleEndian ? 1 : 0
    let units = stride(from: 1, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index - 1]), UInt16(bytes[index]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)[...]
  }
}
