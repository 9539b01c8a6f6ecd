/// The head of a deflate block, which tells how long the codes in it are.
///
/// Source: RFC 1951, section 3.2.7.
///
/// Safe: there is room for the lengths of all symbols, and a run stands for at least one of them. The
/// memory lives as long as the head.
struct DeflateHead: ~Copyable {
  // The order in which the lengths of the code of lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let capacity = 286 + 30

  private let lengths: UnsafeMutablePointer<UInt8>
  private let runs: UnsafeMutablePointer<Run>
  private var code = HuffmanCode(symbolCount: 19, maximumLength: 7)
  private var literalCount = 0
  private var distanceCount = 0
  private var runCount = 0
  // How many bits the extra numbers of all runs take.
  private var extraCount = 0

  init() {
    lengths = .allocate(capacity: Self.capacity)
    runs = .allocate(capacity: Self.capacity)
    lengths.initialize(repeating: 0, count: Self.capacity)
    runs.initialize(repeating: Run(of: 0, isRepeated: false, count: 1), count: Self.capacity)
  }

  deinit {
    lengths.deallocate()
    runs.deallocate()
  }

  /// Takes codes in place of others.
  mutating func describe(_ literals: borrowing HuffmanCode, _ distances: borrowing HuffmanCode) {
    literalCount = append(literals, at: 0, atLeast: 257)
    distanceCount = append(distances, at: literalCount, atLeast: 1)
    code.clearFrequencies()
    findRuns(literalCount + distanceCount)
    code.build()
  }

  /// How many bits it takes.
  var bitCount: Int { 17 + orderCount * 3 + code.bitCount + extraCount }

  /// Begins a block that is not the last.
  func write(to bits: inout BitWriter) {
    // In registers, for what is passed on by address lies in memory.
    var target = bits
    target.append(0b100, count: 3)
    target.append(UInt64(literalCount - 257), count: 5)
    target.append(UInt64(distanceCount - 1), count: 5)
    let orderCount = orderCount
    target.append(UInt64(orderCount - 4), count: 4)
    for symbol in Self.order.prefix(orderCount) {
      target.append(UInt64(code.length(symbol)), count: 3)
    }
    for index in 0..<runCount {
      let run = runs[index]
      let word = code.words[Int(run.symbol)]
      let bits = UInt64(word &>> 8) | UInt64(run.extra) &<< UInt64(word & 0xFF)
      target.append(only: bits, count: Int(word & 0xFF) &+ Int(run.extraCount))
    }
    bits = target
  }

  // How many lengths of the code of lengths are written: those at the end that are 0 are not.
  private var orderCount: Int {
    var count = Self.order.count
    while count > 4, code.length(Self.order[count - 1]) == 0 { count -= 1 }
    return count
  }

  /// Adds the lengths of a code without zeros at the end; returns how many they are.
  private func append(
    _ code: borrowing HuffmanCode, at place: Int, atLeast least: Int
  ) -> Int {
    let count = max(code.endOfUsed, least)
    for symbol in 0..<count {
      lengths[place &+ symbol] = UInt8(truncatingIfNeeded: code.words[symbol])
    }
    return count
  }

  private mutating func findRuns(_ count: Int) {
    (runCount, extraCount) = (0, 0)
    var place = 0
    while place < count {
      let length = lengths[place]
      var end = place &+ 1
      while end < count, lengths[end] == length { end &+= 1 }
      let run = Run(
        of: length, isRepeated: place > 0 && lengths[place &- 1] == length, count: end &- place)
      runs[runCount] = run
      runCount &+= 1
      code.frequencies[Int(run.symbol)] &+= 1
      extraCount &+= Int(run.extraCount)
      place &+= run.count
    }
  }
}

/// Lengths of codes: one, the one before again, or none.
private struct Run {
  var symbol: UInt8 = 0
  /// How many bits the extra number takes.
  var extraCount: UInt8 = 0
  var extra: UInt16 = 0
  /// How many lengths it stands for.
  var count = 1

  /// Takes as many of some equal lengths together as it can.
  init(of length: UInt8, isRepeated: Bool, count: Int) {
    switch count {
    case 11... where length == 0: self.init(symbol: 18, extraCount: 7, min(count, 138), least: 11)
    case 3... where length == 0: self.init(symbol: 17, extraCount: 3, count, least: 3)
    case 3... where isRepeated: self.init(symbol: 16, extraCount: 2, min(count, 6), least: 3)
    default: self.init(symbol: length, extraCount: 0, 1, least: 1)
    }
  }

  init(symbol: UInt8, extraCount: UInt8, _ count: Int, least: Int) {
    (self.symbol, self.extraCount, self.count) = (symbol, extraCount, count)
    extra = UInt16(truncatingIfNeeded: count - least)
  }
}
