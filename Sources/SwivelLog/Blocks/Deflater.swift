internal import CSwivel

/// Makes deflate, one block at a time.
///
/// Safe: the stream lives at one place from `init` to `deinit`, and zlib is told the true size of
/// every buffer.
struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>

  init(_ effort: Effort) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let code = swivel_deflate_begin(
      stream, effort.level, effort.windowBits, effort.memoryLevel)
    precondition(code == Z_OK, "zlib is out of memory")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Deflates bytes up to a byte's border, without an end.
  ///
  /// - Returns: How many bytes that took; `nil` if there was not enough room.
  func deflate(
    _ bytes: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    deflateReset(stream)
    stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    // A flush that fills the room to the last byte may have more to give.
    guard feed(bytes, Z_SYNC_FLUSH), stream.pointee.avail_out > 0 else { return nil }
    return output.count - Int(stream.pointee.avail_out)
  }

  private func feed(_ bytes: UnsafeRawBufferPointer, _ flush: Int32) -> Bool {
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    // Nothing to do is an answer of its own, and no fault.
    let code = CSwivel.deflate(stream, flush)
    return (code == Z_OK || code == Z_BUF_ERROR) && stream.pointee.avail_in == 0
  }
}

extension Deflater {
  /// How much time and memory zlib may take.
  struct Effort {
    let level: Int32
    let windowBits: Int32
    let memoryLevel: Int32
  }
}
