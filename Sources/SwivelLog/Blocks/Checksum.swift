import CSwivel

/// The checksum of gzip.
func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  // Safe: C reads as many bytes as there are.
  swivel_checksum(bytes.baseAddress, bytes.count)
}
