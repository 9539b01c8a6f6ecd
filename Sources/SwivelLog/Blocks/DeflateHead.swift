/// The head of a deflate block, which tells how long the codes in it are.
///
/// Source: RFC 1951, section 3.2.7.
///
/// Safe: a run stands for the length of at least one symbol, and there is room for one of each. The
/// memory lives as long as the head.
struct DeflateHead: ~Copyable {
  private static let capacity = DeflateAlphabet.literalCount + DeflateAlphabet.distanceCount

  private let runs: UnsafeMutablePointer<Run>
  private var code = HuffmanCode(symbolCount: DeflateAlphabet.lengthCount, maximumLength: 7)
  private var literalCount = 0
  private var distanceCount = 0
  private var runCount = 0
  // How many bits the extra numbers of all runs take.
  private var extraCount = 0
  // The length that was told last, and how often it came again since.
  private var length: UInt8 = 0
  private var repetitionCount = 0

  init() {
    runs = .allocate(capacity: Self.capacity)
    runs.initialize(repeating: Run(symbol: 0), count: Self.capacity)
  }

  deinit {
    runs.deallocate()
  }

  /// Takes codes in place of others; the first has the symbol of the end, which is behind those of
  /// all bytes.
  mutating func describe(_ literals: borrowing HuffmanCode, _ distances: borrowing HuffmanCode) {
    code.clearFrequencies()
    (runCount, extraCount, length, repetitionCount) = (0, 0, 0, 0)
    literalCount = append(literals)
    distanceCount = append(distances)
    appendRepetitions()
    code.build()
  }

  /// How many bits it takes.
  var bitCount: Int { 17 + orderCount * 3 + code.bitCount + extraCount }

  /// Begins a block that is not the last.
  func write(to bits: inout BitWriter) {
    // In registers, for what is passed on by address lies in memory.
    var target = bits
    target.append(0b100, count: 3)
    target.append(UInt64(literalCount - DeflateAlphabet.firstLength), count: 5)
    target.append(UInt64(distanceCount - 1), count: 5)
    let orderCount = orderCount
    target.append(UInt64(orderCount - 4), count: 4)
    for symbol in DeflateAlphabet.order.prefix(orderCount) {
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
    var count = DeflateAlphabet.lengthCount
    while count > 4, code.length(DeflateAlphabet.order[count - 1]) == 0 { count -= 1 }
    return count
  }

  /// Adds the lengths of a code without zeros at the end; returns how many they are.
  private mutating func append(_ code: borrowing HuffmanCode) -> Int {
    var next = 0
    for index in 0..<code.usedCount {
      let symbol = Int(code.used[index])
      if symbol > next { append(zeros: symbol &- next) }
      append(length: UInt8(truncatingIfNeeded: code.words[symbol]))
      next = symbol &+ 1
    }
    return next
  }

  private mutating func append(length: UInt8) {
    guard length != self.length else { return repetitionCount &+= 1 }
    appendRepetitions()
    append(Run(symbol: length))
    self.length = length
  }

  private mutating func appendRepetitions() {
    while repetitionCount >= 3 {
      let count = min(repetitionCount, 6)
      append(Run(symbol: 16, extraCount: 2, extra: UInt16(count &- 3)))
      repetitionCount &-= count
    }
    while repetitionCount > 0 {
      append(Run(symbol: length))
      repetitionCount &-= 1
    }
  }

  private mutating func append(zeros zeroCount: Int) {
    appendRepetitions()
    length = 0
    var left = zeroCount
    while left >= 11 {
      let count = min(left, 138)
      append(Run(symbol: 18, extraCount: 7, extra: UInt16(count &- 11)))
      left &-= count
    }
    if left >= 3 {
      append(Run(symbol: 17, extraCount: 3, extra: UInt16(left &- 3)))
    } else {
      for _ in 0..<left { append(Run(symbol: 0)) }
    }
  }

  private mutating func append(_ run: Run) {
    precondition(runCount < Self.capacity, "there are more runs than symbols")
    runs[runCount] = run
    runCount &+= 1
    code.frequencies[Int(run.symbol)] &+= 1
    extraCount &+= Int(run.extraCount)
  }
}

/// Lengths of codes: one, the one before again, or none.
private struct Run {
  let symbol: UInt8
  /// How many bits the extra number takes.
  var extraCount: UInt8 = 0
  /// How many lengths there are beyond the least number that the symbol stands for.
  var extra: UInt16 = 0
}
