/// A log in memory.
package struct MemorySource: ByteSource {
  private let bytes: [UInt8]
  private let stride: Int
  private var position = 0

  /// Makes a source that returns at most `stride` bytes per read.
  package init(_ bytes: [UInt8], stride: Int = .max) {
    self.bytes = bytes
    self.stride = stride
  }

  package var byteCount: UInt64? { UInt64(bytes.count) }

  package mutating func seek(to offset: UInt64) throws(LogError) {
    position = Int(min(offset, UInt64(bytes.count)))
  }

  package mutating func read(
    into target: inout [UInt8], from offset: Int
  ) throws(LogError) -> Int {
    let count = min(target.count - offset, bytes.count - position, stride)
    target.replaceSubrange(offset..<offset + count, with: bytes[position..<position + count])
    position += count
    return count
  }
}
