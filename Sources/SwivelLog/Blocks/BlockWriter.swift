/// Puts the parts of a log into blocks and hands each on in one piece.
struct BlockWriter: ~Copyable {
  /// Where the next block goes.
  private(set) var offset: UInt64
  private var sink: any ByteSink
  private var deflater: Deflater
  private let block = RawBuffer(capacity: BlockFormat.maximumLength)
  private var bits = BitWriter(capacity: BlockFormat.maximumLength)

  init(sink: any ByteSink, effort: Effort, offset: UInt64 = 0) {
    self.sink = sink
    self.offset = offset
    deflater = Deflater(effort)
    block.mutableBytes(0..<BlockFormat.start.count).copyBytes(from: BlockFormat.start)
  }

  /// Writes a block.
  mutating func write(_ payload: RawBuffer, _ extent: PayloadExtent) throws(LogError) {
    var storedFrom = 0
    if deflater.deflate(payload.bytes(0..<extent.mixed), to: &bits) {
      let dense = payload.bytes(extent.mixed..<extent.dense)
      storedFrom = deflater.deflateLiterals(dense, to: &bits) ? extent.dense : extent.mixed
    }
    var end = store(payload.bytes(storedFrom..<extent.count), at: BlockFormat.headerLength)
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

  /// Adds the bits at hand, and bytes as a last deflate block that is a plain copy; returns its
  /// end.
  private mutating func store(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    bits.append(1, count: 3)
    let offset = bits.move(to: block, at: offset)
    let length = UInt16(bytes.count)
    block.store(length, at: offset)
    block.store(~length, at: offset + 2)
    let start = offset + 4
    block.mutableBytes(start..<start + bytes.count).copyMemory(from: bytes)
    return start + bytes.count
  }
}
