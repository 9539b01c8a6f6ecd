import CSwivel

extension z_stream {
  /// A window of 32 KiB, and deflate with nothing around it.
  static let rawWindowBits: Int32 = -15

  /// By which zlib makes sure that it was compiled with the same structure.
  static let byteCount = Int32(MemoryLayout<z_stream>.size)

  /// Sets the bytes that come next, which zlib only reads.
  mutating func setInput(_ bytes: UnsafeRawBufferPointer) {
    next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
    avail_in = UInt32(bytes.count)
  }

  /// Sets where the result goes, beyond which zlib does not write.
  mutating func setOutput(_ bytes: UnsafeMutableRawBufferPointer) {
    next_out = bytes.bindMemory(to: UInt8.self).baseAddress
    avail_out = UInt32(bytes.count)
  }
}
