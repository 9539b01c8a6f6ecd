import CSwivel

/// The header of a hot file, with another owner than the one that wrote it.
package struct HotHeader {
  /// A word of the header.
  package enum Word: Int {
    case boot = 4
    case restOfBoot = 5
    case process = 6
    case start = 7
    case space = 8
  }

  private static let checkWord = 9

  /// The hot file.
  package private(set) var file: [UInt8]

  package init(_ file: [UInt8]) {
    self.file = file
  }

  /// Flips bits of a word, and has the header's check match.
  package mutating func change(_ word: Word, by bits: UInt64) {
    set(word, to: self[word.rawValue] ^ bits)
  }

  /// Has a process own the hot file, which states neither its boot nor its start: if the process
  /// runs, whether it is the recorder cannot be known.
  package mutating func setOwner(_ process: Int32) {
    for word in [Word.boot, .restOfBoot, .start] { set(word, to: 0) }
    set(.process, to: UInt64(process))
  }

  private mutating func set(_ word: Word, to value: UInt64) {
    self[word.rawValue] = value
    let seed = swivel_mixed(0x5357_4A4F_5552_4E4C, self[3] & 0xFFFF_FFFF)
    self[Self.checkWord] = (0..<Self.checkWord).map { self[$0] }.reduce(seed, swivel_mixed)
  }

  private subscript(index: Int) -> UInt64 {
    get { file[index * 8..<index * 8 + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    set {
      for byte in 0..<8 {
        file[index * 8 + byte] = UInt8(truncatingIfNeeded: newValue >> (byte * 8))
      }
    }
  }
}
