import SwivelModel

@testable import SwivelLog

/// Logs that are put together block by block, as no writer would.
struct RawLog {
  static let header = "#swivel\t1.1\nunit\t1us\napp\tcom.example.reader\n"

  private(set) var bytes: [UInt8] = []
  /// Where each block begins.
  private(set) var starts: [Int] = []

  /// A log of sections after a header, with an end.
  init(_ header: String = Self.header, _ sections: [UInt8]..., isClosed: Bool = true) throws {
    for section in [Array(header.utf8)] + sections { try add(section) }
    if isClosed { add(block: BlockFormat.end) }
  }

  /// A log that someone wrote.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.indices.filter { bytes[$0...].starts(with: BlockFormat.start) }
  }

  /// Adds a section in a block.
  mutating func add(_ section: [UInt8]) throws {
    add(block: try Self.block(section))
  }

  /// Adds the bytes of a block, or of anything else.
  mutating func add(block: [UInt8]) {
    starts.append(bytes.count)
    bytes += block
  }

  /// Changes a byte of a block, counted from its beginning or, if negative, from its end.
  func damaged(_ block: Int, at place: Int) -> [UInt8] {
    var bytes = bytes
    let end = block + 1 < starts.count ? starts[block + 1] : bytes.count
    bytes[place < 0 ? end + place : starts[block] + place] ^= 0x10
    return bytes
  }

  /// Leaves out some blocks.
  func without(_ blocks: Range<Int>) -> [UInt8] {
    let end = blocks.upperBound < starts.count ? starts[blocks.upperBound] : bytes.count
    return Array(bytes[..<starts[blocks.lowerBound]] + bytes[end...])
  }

  /// The block of a section.
  static func block(_ section: [UInt8]) throws -> [UInt8] {
    let sink = MemorySink()
    var blocks = BlockWriter(sink: sink, deflater: Deflater())
    try blocks.write(section, PayloadExtent(mixed: section.count))
    return sink.bytes
  }

  /// A number in groups of seven bits.
  static func variable(_ number: UInt64) -> [UInt8] {
    number < 0x80
      ? [UInt8(number)]
      : [UInt8(truncatingIfNeeded: number) | 0x80] + variable(number >> 7)
  }

  /// A number of eight bytes.
  static func word(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
