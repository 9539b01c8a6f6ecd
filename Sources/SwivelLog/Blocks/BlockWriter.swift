/// Writes the sections of a log as blocks, each in one piece.
struct BlockWriter: ~Copyable {
  /// The offset of the next block.
  private(set) var offset: UInt64
  private var sink: any ByteSink
  private let deflater: Deflater

  // The longest deflated bytes that a block may contain.
  private static let limit =
    BlockFormat.maximumLength - BlockFormat.headerLength - BlockFormat.trailerLength

  init(sink: any ByteSink, deflater: Deflater, offset: UInt64 = 0) {
    self.sink = sink
    self.offset = offset
    self.deflater = deflater
  }

  /// Writes a block.
  mutating func write(_ payload: [UInt8], _ extent: PayloadExtent) throws(LogError) {
    let deflated =
      extent.isCompressible ? deflater.deflate(payload, extent, limit: Self.limit) : nil
    let content = payload[..<extent.count]
    let body = deflated ?? Self.stored(content)
    let length = BlockFormat.headerLength + body.count + BlockFormat.trailerLength
    try write(
      BlockFormat.start + Self.bytes(UInt16(length - 1)) + body + Self.bytes(checksum(content))
        + Self.bytes(UInt32(extent.count)))
  }

  /// Writes the empty block that ends the file.
  mutating func writeEnd() throws(LogError) {
    try write(BlockFormat.end)
  }

  mutating func synchronize() throws(LogError) {
    try sink.synchronize()
  }

  private mutating func write(_ bytes: [UInt8]) throws(LogError) {
    try sink.write(bytes)
    offset += UInt64(bytes.count)
  }

  /// Bytes as a last block of deflate that is a plain copy.
  private static func stored(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let length = UInt16(bytes.count)
    return [1] + Self.bytes(length) + Self.bytes(~length) + bytes
  }

  /// The bytes of a number, little-endian.
  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
