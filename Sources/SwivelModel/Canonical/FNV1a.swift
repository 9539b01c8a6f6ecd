/// A hash that is the same on every machine and in every run, as that of the standard library is
/// not.
///
/// Source: Fowler, Noll and Vo, FNV-1a of 64 bits.
package struct FNV1a: Sendable {
  /// The hash so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of a row of bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    combine(bytes)
  }

  /// Takes in more bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
