/// Where a log's bytes come from.
package protocol ByteSource {
  /// Reads some of the next bytes, as many as there are at once.
  ///
  /// - Returns: How many; 0 only at the end.
  mutating func read(into bytes: UnsafeMutableRawBufferPointer) throws(LogError) -> Int
}
