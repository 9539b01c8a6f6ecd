import CSwivel

/// The checksum of gzip.
func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  // Safe: zlib reads as many bytes as there are.
  UInt32(crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
}
