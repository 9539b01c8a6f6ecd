/// A destination for a log's bytes.
package protocol ByteSink {
  /// Appends bytes, all of them.
  mutating func write(_ bytes: [UInt8]) throws(LogError)
  /// Waits until everything written survives a power loss.
  mutating func synchronize() throws(LogError)
}
