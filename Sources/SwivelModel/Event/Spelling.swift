/// A name compared by its bytes: Swift considers canonically equivalent strings equal.
///
/// Safe: bytes are only read while the string provides them.
struct Spelling: Hashable, Sendable {
  let name: String

  static func == (left: Self, right: Self) -> Bool {
    let answer = left.name.utf8.withContiguousStorageIfAvailable { left in
      right.name.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).hasSameBytes(as: UnsafeRawBufferPointer(right))
      }
    }
    // A bridged string may not provide contiguous bytes.
    return (answer ?? nil) ?? left.name.utf8.elementsEqual(right.name.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let wasLent: Void? = name.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if wasLent == nil {
      Array(name.utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    hasher.combine(UInt8(0xFF))
  }
}

extension UnsafeRawBufferPointer {
  /// Whether two buffers have the same bytes.
  ///
  /// Safe: eight bytes are read at once only where eight are left.
  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var place = 0
    while count - place >= 8 {
      guard
        loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      place += 8
    }
    return self[place...].elementsEqual(other[place...])
  }
}
