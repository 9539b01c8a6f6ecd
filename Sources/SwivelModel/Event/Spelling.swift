/// A name by its bytes: Swift takes names for equal that are only spelt alike.
///
/// Safe: bytes are read while the string lends them, eight at once only where eight are left.
struct Spelling: Hashable, Sendable {
  let name: String

  static func == (left: Self, right: Self) -> Bool {
    let answer = left.name.utf8.withContiguousStorageIfAvailable { left in
      right.name.utf8.withContiguousStorageIfAvailable { right in
        isEqual(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
    // A string of Foundation's may have no bytes to lend.
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

  private static func isEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    var place = 0
    while left.count - place >= 8 {
      let (one, other) = (
        left.loadUnaligned(fromByteOffset: place, as: UInt64.self),
        right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      )
      guard one == other else { return false }
      place += 8
    }
    return left[place...].elementsEqual(right[place...])
  }
}
