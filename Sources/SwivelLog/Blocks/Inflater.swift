internal import CSwivel

/// Undoes deflate, one block at a time.
///
/// Safe: the stream lives at one place from `init` to `deinit`, and zlib is told the true size of
/// every buffer.
struct Inflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    precondition(swivel_inflate_begin(stream) == Z_OK, "zlib is out of memory")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Inflates all of some bytes.
  ///
  /// - Returns: `false` when they are no deflate, or not of exactly that many bytes.
  func inflate(_ input: UnsafeRawBufferPointer, to count: Int, into output: RawBuffer) -> Bool {
    // One more than is wanted, so that a longer stream shows itself.
    begin(input, output.mutableBytes(0..<count + 1))
    let code = CSwivel.inflate(stream, Z_FINISH)
    return code == Z_STREAM_END && stream.pointee.avail_in == 0 && stream.pointee.avail_out == 1
  }

  /// Inflates the first of some bytes.
  ///
  /// - Returns: `false` when there are not so many.
  func inflate(
    _ input: UnsafeRawBufferPointer, first count: Int, into output: RawBuffer
  ) -> Bool {
    begin(input, output.mutableBytes(0..<count))
    let code = CSwivel.inflate(stream, Z_SYNC_FLUSH)
    return (code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR)
      && stream.pointee.avail_out == 0
  }

  private func begin(_ input: UnsafeRawBufferPointer, _ target: UnsafeMutableRawBufferPointer) {
    inflateReset(stream)
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.assumingMemoryBound(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = target.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(target.count)
  }
}

/// The checksum of gzip.
func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  // Safe: zlib reads as many bytes as there are.
  let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
  return UInt32(truncatingIfNeeded: crc32(0, start, UInt32(bytes.count)))
}
