/// Puts the parts of a log into blocks and hands each on in one piece.
struct BlockWriter: ~Copyable {
  /// Where the next block goes.
  private(set) var offset: UInt64
  private var sink: any ByteSink
  private let deflater: Deflater
  private let block = RawBuffer(capacity: BlockFormat.maximumLength)

  // Where the deflated bytes of a block are, if they take all the room that they may.
  private static let room =
    BlockFormat.headerLength..<BlockFormat.maximumLength - BlockFormat.trailerLength

  init(sink: any ByteSink, deflater: Deflater, offset: UInt64 = 0) {
    self.sink = sink
    self.offset = offset
    self.deflater = deflater
    block.mutableBytes(0..<BlockFormat.start.count).copyBytes(from: BlockFormat.start)
  }

  /// Writes a block.
  mutating func write(_ payload: RawBuffer, _ extent: PayloadExtent) throws(LogError) {
    var end = Self.room.lowerBound
    if extent.isCompressible,
      let count = deflater.deflate(payload, extent, into: block.mutableBytes(Self.room))
    {
      end += count
    } else {
      end = store(payload.bytes(0..<extent.count), at: end)
    }
    block.store(checksum(payload.bytes(0..<extent.count)), at: end)
    block.store(UInt32(extent.count), at: end + BlockFormat.sizeOffset)
    end += BlockFormat.trailerLength
    block.store(UInt16(end - 1), at: BlockFormat.lengthOffset)
    try write(byteCount: end)
  }

  /// Ends the file, as gzip's readers of blocks expect it.
  mutating func writeEnd() throws(LogError) {
    block.mutableBytes(0..<BlockFormat.end.count).copyBytes(from: BlockFormat.end)
    try write(byteCount: BlockFormat.end.count)
  }

  mutating func synchronize() throws(LogError) {
    try sink.synchronize()
  }

  private mutating func write(byteCount: Int) throws(LogError) {
    try sink.write(block.bytes(0..<byteCount))
    offset += UInt64(byteCount)
  }

  /// Adds bytes as a last deflate block that is a plain copy; returns its end.
  private func store(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    let length = UInt16(bytes.count)
    block[offset] = 1
    block.store(length, at: offset + 1)
    block.store(~length, at: offset + 3)
    let start = offset + 5
    block.mutableBytes(start..<start + bytes.count).copyMemory(from: bytes)
    return start + bytes.count
  }
}
