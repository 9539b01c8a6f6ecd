import CSwivel

/// Bytes at a fixed place.
///
/// Safe: every access is checked against the capacity, and the memory lives as long as the object.
/// Whoever takes a view of the bytes uses it up before the buffer can go.
final class RawBuffer {
  /// Bytes beyond the capacity, so that a word can be read at any byte's place, and a batch of
  /// events before it is known whether all of it is there: eight bytes for each.
  private static let slack = KindTable.batchCount * 8

  let capacity: Int
  private let start: UnsafeMutableRawPointer

  /// Makes a buffer of zeros; a long one takes up only what of it is used.
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

  /// The first byte, of as many as the capacity says and eight more.
  var mutableAddress: UnsafeMutableRawPointer { start }

  /// The first of some bytes.
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

  /// Moves bytes to the front.
  func slide(_ range: Range<Int>) {
    mutableBytes(0..<range.count).copyMemory(from: bytes(range))
  }
}
