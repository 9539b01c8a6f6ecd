/// A number that stands for a row of numbers and words, the same on every machine and in every run.
package struct Fingerprint {
  private var hash = FNV1a([])

  /// The number so far.
  package var value: UInt64 { hash.value }

  package init() {}

  /// Takes in bytes, and how many they are.
  package mutating func combine(_ bytes: some Collection<UInt8>) {
    hash.combine(bytes)
    combine(UInt64(bytes.count))
  }

  /// Takes in a word.
  package mutating func combine(_ word: String) {
    combine(word.utf8)
  }

  /// Takes in a number.
  package mutating func combine(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { hash.combine($0) }
  }
}
