import SwivelModel

/// The numbers, names and skip of an event in a hot file of versions 1.0 to 1.2.
///
/// It begins with two bytes: bits 0-2 the count of numbers, 2 bits for each number's size of 0, 1,
/// 2 or 4 bytes, bit 15 whether names or a skip follow. After the numbers: a byte with the count of
/// names and, in bit 7, whether a skip follows; for each name its length and UTF-8; the skip.
struct EarlierPayload {
  private(set) var record: Record
  private(set) var names: [String] = []
  private(set) var skippedCount: UInt64 = 0

  /// Takes a record without names.
  init(_ record: Record) {
    self.record = record
  }

  /// Reads the bytes of all slots of an event.
  ///
  /// - Returns: `nil` if they are truncated or invalid.
  init?(_ bytes: [UInt8], code: UInt8) {
    record = Record(code: code)
    var rest = bytes.dropFirst(2)
    let sizes = UInt16(bytes[0]) | UInt16(bytes[1]) << 8
    guard readNumbers(sizes, &rest) else { return nil }
    guard sizes >> 15 == 0 || readNames(&rest) else { return nil }
  }

  private mutating func readNumbers(_ sizes: UInt16, _ rest: inout ArraySlice<UInt8>) -> Bool {
    let count = Int(sizes & 7)
    guard count <= Record.maximumCount else { return false }
    for index in 0..<count {
      let size = [0, 1, 2, 4][Int(sizes >> (3 + 2 * index) & 3)]
      guard size <= rest.count else { return false }
      record.append(rest.prefix(size).reversed().reduce(0) { $0 << 8 | UInt32($1) })
      rest.removeFirst(size)
    }
    return true
  }

  private static let longestName = 4_096

  private mutating func readNames(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let first = rest.popFirst(), first & 0x7F <= Record.maximumCount else { return false }
    for _ in 0..<(first & 0x7F) {
      guard let count = Self.variable(&rest), count <= min(Self.longestName, rest.count) else {
        return false
      }
      names.append(String(decoding: rest.prefix(Int(count)), as: UTF8.self))
      rest.removeFirst(Int(count))
    }
    guard first & 0x80 != 0 else { return true }
    guard let skip = Self.variable(&rest) else { return false }
    skippedCount = skip
    return true
  }

  /// Reads a LEB128 number of at most 64 bits.
  private static func variable(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = rest.popFirst(), shift < 63 || byte <= 1 else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte <= 0x7F { return number }
    }
    return nil
  }
}
