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
    withUnsafeBytes(of: number.littleEndian) { hash.combine($0) }
  }
}
