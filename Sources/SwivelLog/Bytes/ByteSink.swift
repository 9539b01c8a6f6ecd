/// A destination for a log's bytes.
package protocol ByteSink {
  /// Appends bytes, all of them.
  mutating func write(_ bytes: [UInt8]) throws(LogError)
  /// Waits until everything written survives a power loss.
  mutating func synchronize() throws(LogError)
}

/// A log written to memory.
package final class MemorySink: ByteSink {
  /// The bytes written.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: [UInt8]) throws(LogError) {
    self.bytes.append(contentsOf: bytes)
  }

  package func synchronize() throws(LogError) {}
}
