import CSwivel

extension z_stream {
  /// A window of 32 KiB, and deflate without a header or trailer.
  static let rawWindowBits: Int32 = -15

  /// The size of the structure, which zlib compares with its own.
  static let byteCount = Int32(MemoryLayout<z_stream>.size)

  /// Sets the input, which zlib only reads.
  mutating func setInput(_ bytes: UnsafeRawBufferPointer) {
    next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
    avail_in = UInt32(bytes.count)
  }

  /// Sets the bytes for the result; zlib writes nowhere else.
  mutating func setOutput(_ bytes: UnsafeMutableRawBufferPointer) {
    next_out = bytes.bindMemory(to: UInt8.self).baseAddress
    avail_out = UInt32(bytes.count)
  }
}
