/// A hash that is the same on every machine and in every run, unlike the standard library's.
///
/// Source: Fowler, Noll and Vo, FNV-1a of 64 bits.
package struct FNV1a: Sendable {
  /// The hash so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of some bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    combine(bytes)
  }

  /// Makes the hash of a text in UTF-8.
  ///
  /// Not generic: another module would call a witness for each byte.
  package init(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  /// Adds a text on a new line.
  package mutating func combine(line: String) {
    combine(UInt8(ascii: "\n"))
    for byte in line.utf8 { combine(byte) }
  }

  /// Adds more bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  fileprivate mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

/// A hash of numbers and words that is the same on every machine and in every run.
package struct Fingerprint {
  private var hash = FNV1a([])

  /// The hash so far.
  package var value: UInt64 { hash.value }

  package init() {}

  /// Adds bytes, and their count.
  package mutating func combine(_ bytes: some Collection<UInt8>) {
    hash.combine(bytes)
    combine(UInt64(bytes.count))
  }

  /// Adds a word.
  package mutating func combine(_ word: String) {
    combine(word.utf8)
  }

  /// Adds a number.
  package mutating func combine(_ number: UInt64) {
    for place in 0..<8 { hash.combine(UInt8(truncatingIfNeeded: number >> (place * 8))) }
  }
}
