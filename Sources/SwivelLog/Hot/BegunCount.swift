/// How the events that a ring has begun are counted: a word of the hot file has 24 bits for that
/// beside a slot's number.
package enum BegunCount {
  /// How many numbers there are.
  @inlinable package static var modulus: UInt64 { 1 << 24 }

  /// How many events were begun from one number to another, modulo 2^24.
  @inlinable @inline(__always)
  package static func distance(from earlier: UInt64, to later: UInt64) -> UInt64 {
    (later &- earlier) & (modulus - 1)
  }
}
