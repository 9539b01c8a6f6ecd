/// The codes of one alphabet of deflate.
///
/// Codes of up to ten bits are looked up in a table; longer ones, which are rare because they are
/// long, are searched.
///
/// Safe: an index is masked to the table's bits, a symbol is below 288, and a length at most 15.
struct HuffmanTable: ~Copyable {
  static let maximumLength = 15
  private static let maximumBits = 10
  private static let maximumCount = 288

  private let entries: UnsafeMutablePointer<Entry>
  private let symbols: UnsafeMutablePointer<UInt16>
  private let lengthCounts: UnsafeMutablePointer<UInt16>
  // What each symbol means.
  private let meanings: UnsafeMutablePointer<Entry>
  private var mask: UInt64 = 0

  /// Makes a table for an alphabet, which is given by what its symbols mean.
  init(_ alphabet: [Entry]) {
    precondition(alphabet.count <= Self.maximumCount)
    entries = .allocate(capacity: 1 << Self.maximumBits)
    entries.initialize(repeating: Entry(), count: 1 << Self.maximumBits)
    symbols = .allocate(capacity: Self.maximumCount)
    symbols.initialize(repeating: 0, count: Self.maximumCount)
    lengthCounts = .allocate(capacity: Self.maximumLength + 1)
    lengthCounts.initialize(repeating: 0, count: Self.maximumLength + 1)
    meanings = .allocate(capacity: Self.maximumCount)
    meanings.initialize(repeating: .invalid, count: Self.maximumCount)
    for (symbol, meaning) in alphabet.enumerated() { meanings[symbol] = meaning }
  }

  deinit {
    entries.deallocate()
    symbols.deallocate()
    lengthCounts.deallocate()
    meanings.deallocate()
  }

  /// What the next bits mean, and how many they are; 0 if they are no code.
  @inline(__always)
  func entry(_ bits: UInt64) -> Entry {
    let entry = entries[Int(truncatingIfNeeded: bits & mask)]
    return entry.length != 0 ? entry : search(bits)
  }

  /// Takes the lengths of all symbols' codes, the first ones' first, 0 for none.
  ///
  /// - Returns: `false` if they are no code: if there are too many codes, or too few. One code of one
  ///   bit, and none at all, will do.
  mutating func build(_ lengths: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let longest = count(lengths) else { return false }
    sort(lengths)
    fill(bits: min(longest, Self.maximumBits))
    return true
  }

  private func count(_ lengths: UnsafeBufferPointer<UInt8>) -> Int? {
    lengthCounts.update(repeating: 0, count: Self.maximumLength + 1)
    for length in lengths { lengthCounts[Int(length & 15)] += 1 }
    var (free, longest) = (1, 0)
    for length in 1...Self.maximumLength {
      free = free * 2 - Int(lengthCounts[length])
      guard free >= 0 else { return nil }
      if lengthCounts[length] > 0 { longest = length }
    }
    return free == 0 || longest <= 1 ? longest : nil
  }

  /// Puts the symbols in the order of their codes.
  private func sort(_ lengths: UnsafeBufferPointer<UInt8>) {
    var places = (0...Self.maximumLength).map { _ in 0 }
    for length in 1..<Self.maximumLength {
      places[length + 1] = places[length] + Int(lengthCounts[length])
    }
    for (symbol, length) in lengths.enumerated() where length != 0 {
      symbols[places[Int(length & 15)]] = UInt16(symbol)
      places[Int(length & 15)] += 1
    }
  }

  /// Fills the table, which is doubled for each further bit.
  private mutating func fill(bits: Int) {
    mask = (1 << UInt64(bits)) - 1
    entries[0] = Entry()
    // The code with its bits in the order in which they come.
    var (index, code) = (0, 0)
    for length in stride(from: 1, through: bits, by: 1) {
      let half = 1 << (length - 1)
      (entries + half).update(from: entries, count: half)
      for _ in 0..<lengthCounts[length] {
        entries[code] = meanings[Int(symbols[index])].with(length: length)
        index += 1
        code = Self.successor(of: code, half)
      }
    }
  }

  /// Adds 1 to a code whose highest bit is its lowest.
  private static func successor(of code: Int, _ highest: Int) -> Int {
    var bit = highest
    while code & bit != 0 { bit >>= 1 }
    return bit == 0 ? 0 : code & (bit - 1) | bit
  }

  /// Looks for a code that is longer than the table's, bit by bit.
  @inline(never)
  private func search(_ bits: UInt64) -> Entry {
    var (code, first, index) = (0, 0, 0)
    for length in 1...Self.maximumLength {
      code |= Int(bits >> UInt64(length - 1) & 1)
      let count = Int(lengthCounts[length])
      if code - first < count {
        return meanings[Int(symbols[index + code - first])].with(length: length)
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return Entry()
  }
}

extension HuffmanTable {
  /// What a code means, in one word: the code's length, a number of further bits, what they are added
  /// to, and which kind of a thing it is.
  struct Entry {
    private static let literalFlag: UInt32 = 0x8000
    private static let endFlag: UInt32 = 0x4000
    private static let invalidFlag: UInt32 = 0x2000

    static let end = Entry(word: endFlag)
    static let invalid = Entry(word: invalidFlag)

    private var word: UInt32 = 0

    /// No code.
    init() {}

    private init(word: UInt32) {
      self.word = word
    }

    /// A byte, or a number that stands for itself.
    init(literal: Int) {
      word = UInt32(literal) << 16 | Self.literalFlag
    }

    /// A number to which that of further bits is added.
    init(base: Int, extraCount: Int) {
      word = UInt32(base) << 16 | UInt32(extraCount) << 8
    }

    func with(length: Int) -> Entry { Entry(word: word | UInt32(length)) }

    var length: UInt32 { word & 0xFF }
    var extraCount: UInt32 { word &>> 8 & 0x1F }
    var base: UInt32 { word &>> 16 }
    var isLiteral: Bool { word & Self.literalFlag != 0 }
    var isEnd: Bool { word & Self.endFlag != 0 }
    /// Whether it is neither a literal nor a number.
    var isSpecial: Bool { word & (Self.endFlag | Self.invalidFlag) != 0 || word == 0 }
  }

  /// The lengths of the codes of other alphabets, and how often they are repeated.
  static let codeLengths = (0..<19).map { Entry(literal: $0) }

  /// Bytes, the end, and the lengths of repetitions.
  static let literals: [Entry] = {
    var alphabet = (0..<256).map { Entry(literal: $0) } + [.end]
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
    for symbol in 0..<30 {
      let extraCount = max(symbol / 2 - 1, 0)
      alphabet.append(Entry(base: base, extraCount: extraCount))
      base += 1 << extraCount
    }
    return alphabet
  }()
}
