internal import CSwivel

/// Makes deflate, one block at a time.
///
/// Safe: the stream lives at one place from `init` to `deinit`, and zlib is told the true size of
/// every buffer.
struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private let level: Int32

  init(_ effort: Effort) {
    level = effort.level
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let code = swivel_deflate_begin(
      stream, level, effort.windowBits, effort.memoryLevel)
    precondition(code == Z_OK, "zlib is out of memory")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Deflates two parts up to a byte's border, without an end; the second without looking for
  /// repetitions.
  ///
  /// - Returns: How many bytes that took; `nil` if there was not enough room.
  func deflate(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    deflateReset(stream)
    stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let isWhole =
      choose(Z_DEFAULT_STRATEGY) && feed(first, Z_NO_FLUSH)
      && choose(Z_HUFFMAN_ONLY) && feed(second, Z_SYNC_FLUSH)
    // A flush that fills the room to the last byte may have more to give.
    guard isWhole, stream.pointee.avail_out > 0 else { return nil }
    return output.count - Int(stream.pointee.avail_out)
  }

  private func choose(_ strategy: Int32) -> Bool {
    stream.pointee.next_in = nil
    stream.pointee.avail_in = 0
    return deflateParams(stream, level, strategy) == Z_OK
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
