import CSwivel

/// Deflates blocks with zlib, one at a time.
///
/// zlib allocates 256 KiB, at the first block and on the thread that writes it; writers that follow
/// one another share a deflater, and with it this memory.
package final class Deflater {
  // A higher level saves next to nothing, level 1 adds 5 % to a log; see Decisions.md.
  private static let level: Int32 = 6

  // Safe: zlib keeps the address of its stream, which must not move; freed with this.
  private var stream: UnsafeMutablePointer<z_stream>?

  package init() {}

  deinit {
    guard let stream else { return }
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Deflates the parts of a payload, each in the way that suits it.
  ///
  /// - Returns: How many bytes there are in the target; `nil` if they do not fit, or if there is no
  ///   memory for zlib.
  func deflate(
    _ payload: RawBuffer, _ extent: PayloadExtent, into target: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let parts = [
      Part(range: 0..<extent.mixed, level: Self.level, strategy: Z_DEFAULT_STRATEGY),
      Part(range: extent.mixed..<extent.dense, level: Self.level, strategy: Z_HUFFMAN_ONLY),
      Part(range: extent.dense..<extent.count, level: 0, strategy: Z_DEFAULT_STRATEGY),
    ].filter { !$0.range.isEmpty }
    guard let stream = restart() else { return nil }
    stream.pointee.setOutput(target)
    for part in parts.dropLast() {
      guard add(payload, part, to: stream, Z_NO_FLUSH) == Z_OK else { return nil }
    }
    guard let last = parts.last, add(payload, last, to: stream, Z_FINISH) == Z_STREAM_END else {
      return nil
    }
    return target.count - Int(stream.pointee.avail_out)
  }

  /// Bytes that zlib deflates in one way.
  private struct Part {
    let range: Range<Int>
    let level: Int32
    let strategy: Int32
  }

  private func add(
    _ payload: RawBuffer, _ part: Part, to stream: UnsafeMutablePointer<z_stream>, _ flush: Int32
  ) -> Int32 {
    // This ends the block of deflate before it.
    let status = deflateParams(stream, part.level, part.strategy)
    guard status == Z_OK else { return status }
    stream.pointee.setInput(payload.bytes(part.range))
    return CSwivel.deflate(stream, flush)
  }

  /// Forgets the last block.
  private func restart() -> UnsafeMutablePointer<z_stream>? {
    if let stream { return deflateReset(stream) == Z_OK ? stream : nil }
    let made = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    made.initialize(to: z_stream())
    let status = deflateInit2_(
      made, Self.level, Z_DEFLATED, z_stream.rawWindowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      z_stream.byteCount)
    guard status == Z_OK else {
      made.deallocate()
      return nil
    }
    stream = made
    return made
  }
}
