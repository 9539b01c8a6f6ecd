import CSwivel

/// Inflates blocks with zlib, one at a time.
///
/// zlib gets room for as many bytes as a block says that it holds, and no more.
struct Inflater: ~Copyable {
  // Safe: zlib keeps the address of its stream, which must not move; freed with this.
  private let stream: UnsafeMutablePointer<z_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = inflateInit2_(stream, z_stream.rawWindowBits, ZLIB_VERSION, z_stream.byteCount)
    precondition(status == Z_OK, "zlib does not start: \(status)")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Inflates all of some bytes.
  ///
  /// - Returns: `false` when they are not deflate, or not of exactly that many bytes.
  mutating func inflate(
    _ input: UnsafeRawBufferPointer, to count: Int, into output: RawBuffer
  ) -> Bool {
    run(input, into: output.mutableBytes(0..<count), Z_FINISH) == Z_STREAM_END
      && stream.pointee.avail_in == 0 && stream.pointee.avail_out == 0
  }

  /// Inflates the first of some bytes, whatever follows them.
  ///
  /// - Returns: `false` when there are fewer.
  mutating func inflate(
    _ input: UnsafeRawBufferPointer, first count: Int, into output: RawBuffer
  ) -> Bool {
    _ = run(input, into: output.mutableBytes(0..<count), Z_SYNC_FLUSH)
    return stream.pointee.avail_out == 0
  }

  private func run(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, _ flush: Int32
  ) -> Int32 {
    inflateReset(stream)
    stream.pointee.setInput(input)
    stream.pointee.setOutput(output)
    return CSwivel.inflate(stream, flush)
  }
}
