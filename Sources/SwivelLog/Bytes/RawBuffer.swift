import CSwivel

/// Bytes at a fixed address.
///
/// Safe: every access is checked against the capacity, and the object owns the memory. Views of the
/// bytes do not outlive the call that takes them.
final class RawBuffer {
  /// Slack after the capacity, so that a word can be read at any offset, and a batch of events
  /// before it is known to be complete: eight bytes for each.
  private static let slack = KindTable.batchCount * 8

  let capacity: Int
  private let start: UnsafeMutableRawPointer

  /// Makes a zeroed buffer; untouched pages of a long one use no memory.
  init(capacity: Int) {
    self.capacity = capacity
    guard let start = calloc(1, capacity + Self.slack) else {
      preconditionFailure("no memory for \(capacity) bytes")
    }
    self.start = start
  }

  deinit { free(start) }

  subscript(index: Int) -> UInt8 {
    get {
      precondition(index >= 0 && index < capacity, "byte \(index) of \(capacity)")
      return start.load(fromByteOffset: index, as: UInt8.self)
    }
    set {
      precondition(index >= 0 && index < capacity, "byte \(index) of \(capacity)")
      start.storeBytes(of: newValue, toByteOffset: index, as: UInt8.self)
    }
  }

  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(mutableBytes(range))
  }

  func mutableBytes(_ range: Range<Int>) -> UnsafeMutableRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= capacity, "\(range) of \(capacity)")
    return UnsafeMutableRawBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// The first byte; the capacity and the slack follow.
  var mutableAddress: UnsafeMutableRawPointer { start }

  /// The address of the first `count` bytes.
  func address(ofFirst count: Int) -> UnsafeRawPointer {
    precondition(count >= 0 && count <= capacity, "\(count) of \(capacity)")
    return UnsafeRawPointer(start)
  }

  func load<Value: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Value.Type
  )
    -> Value
  {
    Value(littleEndian: bytes(offset..<offset + Value.bitWidth / 8).loadUnaligned(as: type))
  }

  func store<Value: FixedWidthInteger & BitwiseCopyable>(_ value: Value, at offset: Int) {
    mutableBytes(offset..<offset + Value.bitWidth / 8)
      .storeBytes(of: value.littleEndian, as: Value.self)
  }

  /// Moves bytes to the beginning.
  func slide(_ range: Range<Int>) {
    mutableBytes(0..<range.count).copyMemory(from: bytes(range))
  }
}
