/// A number that stands for a row of numbers and words, the same on every machine and in every run.
///
/// Source: Fowler, Noll and Vo, FNV-1a of 64 bits.
package struct Fingerprint {
  /// The number so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Takes in bytes, and how many they are.
  package mutating func combine(_ bytes: some Collection<UInt8>) {
    for byte in bytes { combine(byte) }
    combine(UInt64(bytes.count))
  }

  /// Takes in a word.
  package mutating func combine(_ word: String) {
    combine(word.utf8)
  }

  /// Takes in a number.
  package mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
