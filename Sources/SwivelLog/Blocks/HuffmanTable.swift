/// The codes of one alphabet of deflate.
///
/// Codes of up to ten bits are looked up in a table; longer ones, which are rare because they are
/// long, are searched.
///
/// Safe: an index is masked to the table's bits, or one of its own; a symbol is below 288, and a
/// length at most 15. The memory lives as long as the table.
struct HuffmanTable: ~Copyable {
  static let maximumLength = 15
  // So many are looked up at once.
  private static let bitCount = 10
  private static let maximumCount = 288

  let entries: UnsafeMutablePointer<Entry>
  private let symbols: UnsafeMutablePointer<UInt16>
  private let lengthCounts: UnsafeMutablePointer<UInt16>
  // What each symbol means.
  private let meanings: UnsafeMutablePointer<Entry>

  /// Makes a table for an alphabet, which is given by what its symbols mean.
  init(_ alphabet: [Entry]) {
    precondition(alphabet.count <= Self.maximumCount)
    entries = .allocate(capacity: 1 << Self.bitCount)
    entries.initialize(repeating: .missing, count: 1 << Self.bitCount)
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

  /// What the next bits mean, or that they are not in the table.
  @inline(__always)
  subscript(bits: UInt64) -> Entry {
    entries[Int(truncatingIfNeeded: bits & (1 &<< UInt64(Self.bitCount) &- 1))]
  }

  /// What the next bits mean.
  @inline(__always)
  func entry(_ bits: UInt64) -> Entry {
    let entry = self[bits]
    return entry.isLiteral || !entry.isMissing ? entry : search(bits)
  }

  /// Takes the lengths of all symbols' codes, the first ones' first, 0 for none.
  ///
  /// - Returns: `false` if they are no code: if there are too many codes, or too few. One code of
  ///   one bit, and none at all, will do.
  func build(_ lengths: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count(lengths) else { return false }
    sort(lengths)
    fill()
    return true
  }

  private func count(_ lengths: UnsafeBufferPointer<UInt8>) -> Bool {
    lengthCounts.update(repeating: 0, count: Self.maximumLength + 1)
    for length in lengths { lengthCounts[Int(length & 15)] += 1 }
    var (free, longest) = (1, 0)
    for length in 1...Self.maximumLength {
      free = free * 2 - Int(lengthCounts[length])
      guard free >= 0 else { return false }
      if lengthCounts[length] > 0 { longest = length }
    }
    return free == 0 || longest <= 1
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
  private func fill() {
    entries[0] = .missing
    // The code with its bits in the order in which they come.
    var (index, code) = (0, 0)
    for length in stride(from: 1, through: Self.bitCount, by: 1) {
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
  func search(_ bits: UInt64) -> Entry {
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
    return .missing
  }

  /// Looks up to three literals at once from now on, where their codes are short.
  ///
  /// It pays for itself with some thousand literals.
  func joinLiterals() {
    // From behind: what follows an entry's bits has a lower index, and is as it was.
    for index in stride(from: 1 << Self.bitCount - 1, through: 0, by: -1) {
      let first = entries[index]
      guard first.isLiteral else { continue }
      let second = entries[index &>> Int(truncatingIfNeeded: first.bitCount)]
      let both = first.followed(by: second, within: UInt32(Self.bitCount))
      let third = entries[index &>> Int(truncatingIfNeeded: both.bitCount)]
      // If these are no two, nothing fits behind the second.
      let maximum = both.literalCount == 2 ? UInt32(Self.bitCount) : 0
      entries[index] = both.followed(by: third, within: maximum)
    }
  }
}
