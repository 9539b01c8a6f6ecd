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
