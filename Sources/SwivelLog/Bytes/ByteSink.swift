/// Where a log's bytes go.
package protocol ByteSink {
  /// Writes all of some bytes behind those that were written before.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(LogError)
  /// Waits until what was written survives a loss of power.
  mutating func synchronize() throws(LogError)
}
