import SwivelText

/// The text of a file in UTF-16, as PowerShell writes it, with or without a byte order mark.
///
/// A file is split at each byte of a line feed, which may also be half of a character, as in 上.
struct WideText: Sendable {
  private let isLittleEndian: Bool
  // What is before the first character of the next line.
  private var gap: Int
  // The line so far; the byte of a line feed follows it.
  private var line: [UInt8]?

  /// Reads the mark at the beginning of a file, or the zero in its first character.
  ///
  /// It is `nil` for a text in UTF-8.
  init?(_ line: ArraySlice<UInt8>) {
    let mark = Array(line.prefix(2))
    let hasMark = mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF]
    guard mark.count == 2, hasMark || (mark[0] == 0) != (mark[1] == 0) else { return nil }
    (isLittleEndian, gap) = (hasMark ? mark[0] == 0xFF : mark[1] == 0, hasMark ? 2 : 0)
  }

  /// Whether a line of a text in UTF-8 is in UTF-16.
  static func isBeginning(of line: ArraySlice<UInt8>) -> Bool {
    let zeros = line.prefix(6).map { $0 == 0 }
    return zeros == [false, true, false, true, false, true]
      || zeros == [true, false, true, false, true, false]
  }

  /// The whole text in UTF-8.
  func text(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> { decoded(bytes.dropFirst(gap)) }

  /// Takes a line; the line before in UTF-8, if it has ended.
  mutating func take(_ next: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let before = line else {
      line = Array(next.dropFirst(gap))
      // The byte after that of a line feed is its other half.
      gap = isLittleEndian ? 1 : 0
      return nil
    }
    guard isEnd(of: before, next) else {
      line = before + [0x0A] + next
      return nil
    }
    line = Array(next.dropFirst(gap))
    return decoded(before[...])
  }

  /// The last line in UTF-8.
  mutating func finish() -> ArraySlice<UInt8>? {
    defer { line = nil }
    return line.map { decoded($0[...]) }
  }

  /// Whether a whole line feed is between two lines.
  private func isEnd(of line: [UInt8], _ next: ArraySlice<UInt8>) -> Bool {
    // A line that was cut off may end anywhere.
    if line.count > LineSplitter.maximumLength { return true }
    return isLittleEndian
      ? line.count.isMultiple(of: 2) && next.first == 0
      : !line.count.isMultiple(of: 2) && line.last == 0
  }

  private func decoded(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = Array(line)
    let units = stride(from: 1, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index - 1]), UInt16(bytes[index]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)[...]
  }
}
