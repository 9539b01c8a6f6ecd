/// The lines of a file in UTF-16, which PowerShell writes; each one ends with the byte of a line
/// feed that has another byte before or after it.
struct WideText: Sendable {
  private let isLittleEndian: Bool
  private var isFirst = true

  /// Reads the mark at the beginning of a file; `nil` without one.
  init?(_ line: ArraySlice<UInt8>) {
    let mark = line.prefix(2)
    guard mark.elementsEqual([0xFF, 0xFE]) || mark.elementsEqual([0xFE, 0xFF]) else { return nil }
    isLittleEndian = mark.first == 0xFF
  }

  /// The next line in UTF-8.
  mutating func text(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = Array(line.dropFirst(isFirst ? 2 : isLittleEndian ? 1 : 0))
    isFirst = false
    let units = stride(from: 1, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index - 1]), UInt16(bytes[index]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)[...]
  }
}
