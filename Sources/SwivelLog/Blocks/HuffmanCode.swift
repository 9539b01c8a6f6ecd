/// The codes that take the fewest bits for symbols of which some are more frequent than others.
///
/// Safe: a symbol is below the count for which there is memory, and there are less than twice as
/// many nodes as symbols. The memory lives as long as the code.
struct HuffmanCode: ~Copyable {
  // A pointer first: with a number there, Swift 6.3 cannot compile this for the thread sanitizer.
  /// How often each symbol occurs.
  let frequencies: UnsafeMutablePointer<UInt32>
  /// Each symbol's code, the bit that comes first lowest, above the eight bits of its length.
  ///
  /// The length of a symbol that does not occur is 0.
  let words: UnsafeMutablePointer<UInt32>
  let symbolCount: Int
  /// How many bits all symbols take.
  private(set) var bitCount = 0
  private let maximumLength: Int
  /// The symbols that occur, in their own order.
  let used: UnsafeMutablePointer<UInt16>
  private(set) var usedCount = 0
  // The tree: symbols as leaves, the rarest first, then nodes, each with what it weighs.
  private let leaves: UnsafeMutablePointer<UInt16>
  private let weights: UnsafeMutablePointer<UInt32>
  // The node above each, and later how deep each lies.
  private let parents: UnsafeMutablePointer<UInt16>

  /// Makes room for codes of at most some bits.
  init(symbolCount: Int, maximumLength: Int) {
    (self.symbolCount, self.maximumLength) = (symbolCount, maximumLength)
    frequencies = Self.zeros(symbolCount)
    words = Self.zeros(symbolCount)
    used = Self.zeros(symbolCount + 1)
    leaves = Self.zeros(symbolCount)
    weights = Self.zeros(2 * symbolCount + 2)
    parents = Self.zeros(2 * symbolCount + 2)
  }

  deinit {
    frequencies.deallocate()
    words.deallocate()
    used.deallocate()
    leaves.deallocate()
    weights.deallocate()
    parents.deallocate()
  }

  private static func zeros<Number: FixedWidthInteger>(
    _ count: Int
  ) -> UnsafeMutablePointer<Number> {
    let numbers = UnsafeMutablePointer<Number>.allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
    return numbers
  }

  func length(_ symbol: Int) -> Int { Int(words[symbol] & 0xFF) }

  func clearFrequencies() {
    frequencies.update(repeating: 0, count: symbolCount)
  }

  /// Counts bytes that are symbols.
  @inline(__always)
  func count(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { frequencies[Int(byte)] &+= 1 }
  }

  /// Makes the codes for the frequencies, of which at least two are not 0.
  ///
  /// A block of a log has few of the symbols: most of the work is done for those only.
  mutating func build() {
    for index in 0..<usedCount { words[Int(used[index])] = 0 }
    findUsed()
    sortLeaves()
    // Halving brings what leaves weigh closer together, until no code is too long. In practice none
    // is.
    var shift: UInt32 = 0
    while assignLengths(shift) > maximumLength { shift += 1 }
    assignCodes()
  }

  private mutating func findUsed() {
    var count = 0
    for symbol in 0..<symbolCount {
      used[count] = UInt16(truncatingIfNeeded: symbol)
      count &+= frequencies[symbol] == 0 ? 0 : 1
    }
    precondition(count > 1, "one symbol needs no code")
    usedCount = count
  }
}

// MARK: - Lengths

extension HuffmanCode {
  // Most symbols are rarer, and are put in order by counting how many have each frequency.
  private static let frequent = 63

  /// Puts the symbols that occur in order.
  private func sortLeaves() {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.frequent + 1) { places in
      places.initialize(repeating: 0)
      for index in 0..<usedCount { places[bin(used[index])] &+= 1 }
      // From how many there are of each to where the first of them goes.
      var count: UInt16 = 0
      for bin in 1...Self.frequent { (places[bin], count) = (count, count &+ places[bin]) }
      let firstFrequent = Int(places[Self.frequent])
      for index in 0..<usedCount {
        let bin = bin(used[index])
        leaves[Int(places[bin])] = used[index]
        places[bin] &+= 1
      }
      for index in firstFrequent..<usedCount { sink(index) }
    }
  }

  @inline(__always)
  private func bin(_ symbol: UInt16) -> Int {
    Int(min(frequencies[Int(symbol)], UInt32(Self.frequent)))
  }

  /// Moves a leaf to its place among those in front of it, which are in order.
  private func sink(_ index: Int) {
    let leaf = leaves[index]
    let frequency = frequencies[Int(leaf)]
    var place = index
    while place > 0, frequencies[Int(leaves[place - 1])] > frequency {
      leaves[place] = leaves[place - 1]
      place -= 1
    }
    leaves[place] = leaf
  }

  // Huffman's method: the two rarest nodes become one, until one is left. New nodes come in the
  // order of what they weigh, so that the rarest are at the head of one of two lists, each of which
  // ends with a node that is never the rarest.
  private mutating func assignLengths(_ shift: UInt32) -> Int {
    for leaf in 0..<usedCount { weights[leaf] = frequencies[Int(leaves[leaf])] >> shift | 1 }
    let firstNode = usedCount &+ 1
    let root = 2 &* usedCount &- 1
    (weights[usedCount], weights[firstNode]) = (.max, .max)
    var (leaf, node) = (0, firstNode)
    for parent in firstNode...root {
      var weight: UInt32 = 0
      for _ in 0..<2 {
        // Without a branch, which would often be foreseen wrongly.
        let isLeaf = weights[leaf] <= weights[node] ? 1 : 0
        let rarest = node &+ (leaf &- node) &* isLeaf
        leaf &+= isLeaf
        node &+= 1 &- isLeaf
        weight &+= weights[rarest]
        parents[rarest] = UInt16(truncatingIfNeeded: parent)
      }
      (weights[parent], weights[parent &+ 1]) = (weight, .max)
    }
    return measureDepths(firstNode: firstNode, root: root)
  }

  /// Takes how deep each leaf lies as its code's length; returns the greatest.
  private mutating func measureDepths(firstNode: Int, root: Int) -> Int {
    parents[root] = 0
    for node in (firstNode..<root).reversed() {
      parents[node] = parents[Int(parents[node])] &+ 1
    }
    var bitCount = 0
    for leaf in 0..<usedCount {
      let symbol = Int(leaves[leaf])
      let depth = parents[Int(parents[leaf])] &+ 1
      words[symbol] = UInt32(depth)
      bitCount &+= Int(frequencies[symbol]) &* Int(depth)
    }
    self.bitCount = bitCount
    // The rarest is as deep as any.
    return length(Int(leaves[0]))
  }
}

// MARK: - Codes

extension HuffmanCode {
  /// Gives the codes of deflate: in the order of their lengths, and of the symbols.
  private func assignCodes() {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 17) { next in
      next.initialize(repeating: 0)
      for index in 0..<usedCount { next[length(Int(used[index])) + 1] &+= 1 }
      // From how many codes have a length to the first code of the next.
      for length in 1...16 { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
      for index in 0..<usedCount {
        let symbol = Int(used[index])
        let length = length(symbol)
        words[symbol] |= Self.reversed(next[length], length) &<< 8
        next[length] &+= 1
      }
    }
  }

  private static func reversed(_ code: UInt32, _ length: Int) -> UInt32 {
    var bits = UInt16(truncatingIfNeeded: code).byteSwapped
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    return UInt32(bits) &>> UInt32(truncatingIfNeeded: 16 &- length)
  }
}
