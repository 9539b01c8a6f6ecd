import CSwivel

// Safe: zlib keeps the address of its stream, which must not move; it is freed with the object that
// made it. zlib reads and writes no further than the counts that it is given.

/// The checksum of gzip.
func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  bytes.withUnsafeBufferPointer { UInt32(crc32_z(0, $0.baseAddress, $0.count)) }
}

/// Inflates blocks with zlib, one at a time.
///
/// zlib may write only as many bytes as the block states.
struct Inflater: ~Copyable {
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

  /// Inflates bytes into the beginning of an array.
  ///
  /// - Returns: `false` when they are not deflate, or not of exactly that many bytes.
  mutating func inflate(
    _ input: ArraySlice<UInt8>, to count: Int, into output: inout [UInt8]
  ) -> Bool {
    run(input, into: &output, count, Z_FINISH) == Z_STREAM_END
      && stream.pointee.avail_in == 0 && stream.pointee.avail_out == 0
  }

  /// Inflates the first of some bytes, whatever follows them.
  ///
  /// - Returns: `false` when there are fewer.
  mutating func inflate(
    _ input: ArraySlice<UInt8>, first count: Int, into output: inout [UInt8]
  ) -> Bool {
    _ = run(input, into: &output, count, Z_SYNC_FLUSH)
    return stream.pointee.avail_out == 0
  }

  private func run(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], _ count: Int, _ flush: Int32
  ) -> Int32 {
    inflateReset(stream)
    return input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.pointee.setInput(input)
        stream.pointee.setOutput(UnsafeMutableBufferPointer(rebasing: output[..<count]))
        return CSwivel.inflate(stream, flush)
      }
    }
  }
}

/// Deflates blocks with zlib, one at a time.
///
/// zlib allocates 256 KiB, at the first block and on the thread that writes it; writers that follow
/// one another share a deflater, and with it this memory.
package final class Deflater {
  // A higher level saves next to nothing, level 1 adds 5 % to a log; see Decisions.md.
  private static let level: Int32 = 6

  private var stream: UnsafeMutablePointer<z_stream>?

  package init() {}

  deinit {
    guard let stream else { return }
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Deflates the parts of a payload, each in the way that suits it.
  ///
  /// - Returns: The result; `nil` if it is longer than a limit, or if there is no memory for zlib.
  func deflate(_ payload: [UInt8], _ extent: PayloadExtent, limit: Int) -> [UInt8]? {
    let parts = [
      Part(range: 0..<extent.mixed, level: Self.level, strategy: Z_DEFAULT_STRATEGY),
      Part(range: extent.mixed..<extent.dense, level: Self.level, strategy: Z_HUFFMAN_ONLY),
      Part(range: extent.dense..<extent.count, level: 0, strategy: Z_DEFAULT_STRATEGY),
    ].filter { !$0.range.isEmpty }
    guard let stream = restart(), let last = parts.last else { return nil }
    return payload.withUnsafeBufferPointer { payload in
      var isWhole = false
      let deflated = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
        stream.pointee.setOutput(UnsafeMutableBufferPointer(rebasing: output[..<limit]))
        isWhole =
          parts.dropLast().allSatisfy { add(payload, $0, to: stream, Z_NO_FLUSH) == Z_OK }
          && add(payload, last, to: stream, Z_FINISH) == Z_STREAM_END
        count = limit - Int(stream.pointee.avail_out)
      }
      return isWhole ? deflated : nil
    }
  }

  /// Bytes that zlib deflates in one way.
  private struct Part {
    let range: Range<Int>
    let level: Int32
    let strategy: Int32
  }

  private func add(
    _ payload: UnsafeBufferPointer<UInt8>, _ part: Part,
    to stream: UnsafeMutablePointer<z_stream>, _ flush: Int32
  ) -> Int32 {
    // This ends the block of deflate before it.
    let status = deflateParams(stream, part.level, part.strategy)
    guard status == Z_OK else { return status }
    stream.pointee.setInput(UnsafeBufferPointer(rebasing: payload[part.range]))
    return CSwivel.deflate(stream, flush)
  }

  /// Resets zlib's stream, which is made at the first block.
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

extension z_stream {
  /// A window of 32 KiB, and deflate without a header or trailer.
  fileprivate static let rawWindowBits: Int32 = -15

  /// The size of the structure, which zlib compares with its own.
  fileprivate static let byteCount = Int32(MemoryLayout<z_stream>.size)

  /// Sets the input, which zlib only reads.
  fileprivate mutating func setInput(_ bytes: UnsafeBufferPointer<UInt8>) {
    next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    avail_in = UInt32(bytes.count)
  }

  /// Sets the bytes for the result; zlib writes nowhere else.
  fileprivate mutating func setOutput(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    next_out = bytes.baseAddress
    avail_out = UInt32(bytes.count)
  }
}
