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
  private let code = HuffmanCode(symbolCount: 19, maximumLength: 7)
  private var literalCount = 0
  private var distanceCount = 0
  private var runCount = 0

  init() {
    lengths = .allocate(capacity: Self.capacity)
    runs = .allocate(capacity: Self.capacity)
    lengths.initialize(repeating: 0, count: Self.capacity)
    runs.initialize(repeating: Run(symbol: 0), count: Self.capacity)
  }

  deinit {
    lengths.deallocate()
    runs.deallocate()
  }

  /// Takes codes in place of others.
  mutating func describe(_ literals: borrowing HuffmanCode, _ distances: borrowing HuffmanCode) {
    literalCount = append(literals, at: 0, atLeast: 257)
    distanceCount = append(distances, at: literalCount, atLeast: 1)
    findRuns(literalCount + distanceCount)
    code.clearFrequencies()
    for index in 0..<runCount { code.frequencies[runs[index].symbol] += 1 }
    code.build()
  }

  /// How many bits it takes.
  var bitCount: Int {
    var count = 17 + orderCount * 3 + code.bitCount
    for index in 0..<runCount { count += runs[index].extraCount }
    return count
  }

  /// Begins a block that is not the last.
  func write(to bits: inout BitWriter) {
    bits.append(0b100, count: 3)
    bits.append(UInt64(literalCount - 257), count: 5)
    bits.append(UInt64(distanceCount - 1), count: 5)
    bits.append(UInt64(orderCount - 4), count: 4)
    for symbol in Self.order.prefix(orderCount) {
      bits.append(UInt64(code.length(symbol)), count: 3)
    }
    for index in 0..<runCount {
      let run = runs[index]
      bits.append(code: code.words[run.symbol])
      bits.append(UInt64(run.extra), count: run.extraCount)
    }
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
    var count = code.symbolCount
    while count > least, code.length(count - 1) == 0 { count -= 1 }
    for symbol in 0..<count { lengths[place + symbol] = UInt8(code.length(symbol)) }
    return count
  }

  private mutating func findRuns(_ count: Int) {
    runCount = 0
    var place = 0
    while place < count {
      var end = place + 1
      while end < count, lengths[end] == lengths[place] { end += 1 }
      let run = Run(
        of: lengths[place], isRepeated: place > 0 && lengths[place - 1] == lengths[place],
        count: end - place)
      runs[runCount] = run
      runCount += 1
      place += run.count
    }
  }
}

/// Lengths of codes: one, the one before again, or none.
private struct Run {
  let symbol: Int
  var extra = 0

  init(symbol: Int) {
    self.symbol = symbol
  }

  /// Takes as many of some equal lengths together as it can.
  init(of length: UInt8, isRepeated: Bool, count: Int) {
    switch count {
    case 11... where length == 0: (symbol, extra) = (18, min(count, 138) - 11)
    case 3... where length == 0: (symbol, extra) = (17, count - 3)
    case 3... where isRepeated: (symbol, extra) = (16, min(count, 6) - 3)
    default: symbol = Int(length)
    }
  }

  /// How many lengths it stands for.
  var count: Int {
    switch symbol {
    case 16, 17: extra + 3
    case 18: extra + 11
    default: 1
    }
  }

  /// How many bits the extra number takes.
  var extraCount: Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }
}
