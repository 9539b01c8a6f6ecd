extension HuffmanTable {
  /// What the next bits mean, in one word.
  ///
  /// ```
  ///  0-5   how many bits it takes, further ones included
  ///  6-7   how many literals it is, 0 if none
  ///        of literals:      8-31   the literals, the first lowest
  ///        of other codes:   8-11   how many bits the code alone takes
  ///                         12-14   no code; a code without a meaning; the end
  ///                            15   one of these three
  ///                         16-31   a number to which that of the further bits is added
  /// ```
  struct Entry {
    private static let missingFlag: UInt32 = 0x9000
    private static let invalidFlag: UInt32 = 0xA000
    private static let endFlag: UInt32 = 0xC000
    private static let specialFlag: UInt32 = 0x8000

    static let end = Entry(word: endFlag)
    static let invalid = Entry(word: invalidFlag)
    /// No code.
    static let missing = Entry(word: missingFlag)

    private var word: UInt32

    private init(word: UInt32) {
      self.word = word
    }

    /// A byte, or a number that stands for itself.
    init(literal: Int) {
      word = UInt32(literal) << 8 | 1 << 6
    }

    /// A number to which that of further bits is added.
    init(base: Int, extraCount: Int) {
      word = UInt32(base) << 16 | UInt32(extraCount)
    }

    /// The meaning of a code of some bits.
    func with(length: Int) -> Entry {
      Entry(word: word + UInt32(length) * (isLiteral ? 1 : 0x101))
    }

    /// Literals and one more behind them, if all of it takes no more bits than some; else the same
    /// again.
    @inline(__always)
    func followed(by other: Entry, within maximum: UInt32) -> Entry {
      let isJoined = other.isLiteral && bitCount &+ other.bitCount <= maximum
      let more = other.bitCount &+ 1 &<< 6 &+ other.literals &<< (8 &+ 8 &* literalCount)
      return Entry(word: word &+ (isJoined ? more : 0))
    }

    var bitCount: UInt32 { word & 0x3F }
    var isLiteral: Bool { word & 0xC0 != 0 }
    var literalCount: UInt32 { word &>> 6 & 3 }
    var literals: UInt32 { word &>> 8 }
    var codeLength: UInt32 { word &>> 8 & 0xF }
    var base: UInt32 { word &>> 16 }

    // Of what is no literal.
    var isSpecial: Bool { word & Self.specialFlag != 0 }
    var isMissing: Bool { word & Self.missingFlag == Self.missingFlag }
    var isEnd: Bool { word & Self.endFlag == Self.endFlag }
  }

  /// The lengths of the codes of other alphabets, and how often they are repeated.
  static let codeLengths = (0..<DeflateAlphabet.lengthCount).map { Entry(literal: $0) }

  /// Bytes, the end, and the lengths of repetitions.
  static let literals: [Entry] = {
    var alphabet = (0..<DeflateAlphabet.end).map { Entry(literal: $0) } + [.end]
    var base = 3
    for symbol in 0..<28 {
      let extraCount = max(symbol / 4 - 1, 0)
      alphabet.append(Entry(base: base, extraCount: extraCount))
      base += 1 << extraCount
    }
    return alphabet + [Entry(base: 258, extraCount: 0)]
  }()

  /// How far repetitions reach back.
  static let distances: [Entry] = {
    var (alphabet, base): ([Entry], Int) = ([], 1)
    for symbol in 0..<DeflateAlphabet.distanceCount {
      let extraCount = max(symbol / 2 - 1, 0)
      alphabet.append(Entry(base: base, extraCount: extraCount))
      base += 1 << extraCount
    }
    return alphabet
  }()
}
