extension Inflater {
  /// Where inflated bytes go.
  ///
  /// Safe: bytes are written below the limit, and copies of eight at most seven behind it, for which
  /// whoever made this has room. The memory outlives it.
  struct Output {
    private let start: UnsafeMutableRawPointer
    private let limit: Int
    private(set) var count = 0

    init(start: UnsafeMutableRawPointer, limit: Int) {
      self.start = start
      self.limit = limit
    }

    /// Adds a literal, whose code is taken off; `false` if there is no room, or were not enough bits.
    @inline(__always)
    mutating func append(_ literal: HuffmanTable.Entry, _ bits: inout BitReader) -> Bool {
      bits.drop(literal.length)
      guard count < limit, !bits.isOverdrawn else { return false }
      start.storeBytes(
        of: UInt8(truncatingIfNeeded: literal.base), toByteOffset: count, as: UInt8.self)
      count &+= 1
      return true
    }

    /// Adds bytes; `false` if there is room for the first of them only.
    mutating func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
      let fitting = UnsafeRawBufferPointer(rebasing: bytes.prefix(limit - count))
      UnsafeMutableRawBufferPointer(start: start + count, count: fitting.count)
        .copyMemory(from: fitting)
      count += fitting.count
      return fitting.count == bytes.count
    }

    /// Adds bytes that were added before; `false` if there is no room, or were not as many.
    @inline(__always)
    mutating func repeatBytes(_ length: Int, from distance: Int) -> Bool {
      guard length <= limit &- count, distance <= count else { return false }
      var target = start + count
      let end = target + length
      count &+= length
      guard distance >= 8 else {
        repeatPattern(of: distance, at: target, to: end)
        return true
      }
      repeat {
        target.storeBytes(of: (target - distance).loadUnaligned(as: UInt64.self), as: UInt64.self)
        target += 8
      } while target < end
      return true
    }

    // What is copied overlaps what it is copied to.
    private func repeatPattern(
      of distance: Int, at start: UnsafeMutableRawPointer, to end: UnsafeMutableRawPointer
    ) {
      var target = start
      while target < end {
        target.storeBytes(of: (target - distance).load(as: UInt8.self), as: UInt8.self)
        target += 1
      }
    }
  }
}
