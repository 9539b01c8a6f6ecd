extension Inflater {
  /// Where inflated bytes go.
  ///
  /// Safe: bytes are written below the limit, and others at most 31 behind it, for which a buffer
  /// has room. The memory outlives it.
  struct Output {
    private let start: UnsafeMutableRawPointer
    private let limit: Int
    private(set) var count = 0

    init(start: UnsafeMutableRawPointer, limit: Int) {
      self.start = start
      self.limit = limit
    }

    var room: Int { limit - count }

    /// Whether there is room for some literals and the longest repetition.
    @inline(__always)
    var hasRoom: Bool { count <= limit &- Self.roomNeeded }

    private static var roomNeeded: Int { 5 &* 3 &+ 258 }

    /// Adds literals, for which there is room.
    @inline(__always)
    mutating func append(_ entry: HuffmanTable.Entry) {
      start.storeBytes(of: entry.literals.littleEndian, toByteOffset: count, as: UInt32.self)
      count &+= Int(truncatingIfNeeded: entry.literalCount)
    }

    /// Adds literals; `false` if there is no room.
    @inline(__always)
    mutating func appendChecked(_ entry: HuffmanTable.Entry) -> Bool {
      guard Int(truncatingIfNeeded: entry.literalCount) <= limit &- count else { return false }
      append(entry)
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
    mutating func repeatChecked(_ length: Int, from distance: Int) -> Bool {
      length <= limit &- count && repeatBytes(length, from: distance)
    }

    /// Adds bytes that were added before, for which there is room; `false` if there were not as
    /// many.
    @inline(__always)
    mutating func repeatBytes(_ length: Int, from distance: Int) -> Bool {
      guard distance <= count else { return false }
      let target = start + count
      count &+= length
      guard distance >= 16 else {
        repeatPattern(of: distance, at: target, to: target + length)
        return true
      }
      // Most are no longer than that, and a loop ends where it is hard to foresee.
      copy(at: target, from: distance)
      copy(at: target + 16, from: distance)
      var copied = 32
      while copied < length {
        copy(at: target + copied, from: distance)
        copied &+= 16
      }
      return true
    }

    @inline(__always)
    private func copy(at target: UnsafeMutableRawPointer, from distance: Int) {
      target.storeBytes(
        of: (target - distance).loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
    }

    // What is copied overlaps what it is copied to.
    @inline(never)
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
