/// The codes that take the fewest bits for symbols of which some are more frequent than others.
///
/// Safe: a symbol is below the count for which there is memory, and there are less than twice as many
/// nodes as symbols. The memory lives as long as the code.
struct HuffmanCode: ~Copyable {
  // A pointer first: with a number there, Swift 6.3 cannot compile this for the thread sanitizer.
  /// How often each symbol occurs.
  let frequencies: UnsafeMutablePointer<UInt32>
  /// Each symbol's code, the bit that comes first lowest, above the eight bits of its length.
  ///
  /// The length of a symbol that does not occur is 0.
  let words: UnsafeMutablePointer<UInt32>
  let symbolCount: Int
  private let maximumLength: Int
  // The tree: symbols as leaves, the rarest first, then nodes, each with what it weighs.
  private let leaves: UnsafeMutablePointer<UInt16>
  private let weights: UnsafeMutablePointer<UInt32>
  // The node above each, and later how deep each lies.
  private let parents: UnsafeMutablePointer<UInt16>

  /// Makes room for codes of at most some bits.
  init(symbolCount: Int, maximumLength: Int) {
    (self.symbolCount, self.maximumLength) = (symbolCount, maximumLength)
    frequencies = .allocate(capacity: symbolCount)
    words = .allocate(capacity: symbolCount)
    leaves = .allocate(capacity: symbolCount)
    weights = .allocate(capacity: 2 * symbolCount)
    parents = .allocate(capacity: 2 * symbolCount)
    frequencies.initialize(repeating: 0, count: symbolCount)
    words.initialize(repeating: 0, count: symbolCount)
    leaves.initialize(repeating: 0, count: symbolCount)
    weights.initialize(repeating: 0, count: 2 * symbolCount)
    parents.initialize(repeating: 0, count: 2 * symbolCount)
  }

  deinit {
    frequencies.deallocate()
    words.deallocate()
    leaves.deallocate()
    weights.deallocate()
    parents.deallocate()
  }

  func length(_ symbol: Int) -> Int { Int(words[symbol] & 0xFF) }

  /// How many bits all symbols take.
  var bitCount: Int {
    var count = 0
    for symbol in 0..<symbolCount { count += Int(frequencies[symbol]) * length(symbol) }
    return count
  }

  func clearFrequencies() {
    frequencies.update(repeating: 0, count: symbolCount)
  }

  /// Makes the codes for the frequencies, of which at least two are not 0.
  func build() {
    let leafCount = sortLeaves()
    // Halving brings what leaves weigh closer together, until no code is too long. In practice none is.
    var shift: UInt32 = 0
    while assignLengths(leafCount, shift) > maximumLength { shift += 1 }
    assignCodes()
  }

  // MARK: - Lengths

  // Most symbols are rarer, and are put in order by counting how many have each frequency.
  private static let frequent = 255

  /// Puts the symbols that occur in order; returns how many there are.
  private func sortLeaves() -> Int {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.frequent + 1) { places in
      places.initialize(repeating: 0)
      for symbol in 0..<symbolCount { places[bin(symbol)] += 1 }
      // From how many there are of each to where the first of them goes; what never occurs goes nowhere.
      places[0] = 0
      var count: Int32 = 0
      for bin in 1...Self.frequent { (places[bin], count) = (count, count + places[bin]) }
      precondition(count > 1, "one symbol needs no code")
      let firstFrequent = Int(places[Self.frequent])
      for symbol in 0..<symbolCount where frequencies[symbol] > 0 {
        let bin = bin(symbol)
        leaves[Int(places[bin])] = UInt16(symbol)
        places[bin] += 1
      }
      for index in firstFrequent..<Int(count) { sink(index) }
      return Int(count)
    }
  }

  private func bin(_ symbol: Int) -> Int { Int(min(frequencies[symbol], UInt32(Self.frequent))) }

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

  // Huffman's method: the two rarest nodes become one, until one is left. New nodes come in the order
  // of what they weigh, so that the rarest are at the head of one of two lists.
  private func assignLengths(_ leafCount: Int, _ shift: UInt32) -> Int {
    for leaf in 0..<leafCount { weights[leaf] = frequencies[Int(leaves[leaf])] >> shift | 1 }
    let root = 2 * leafCount - 2
    var (leaf, node) = (0, leafCount)
    for parent in leafCount...root {
      var weight: UInt32 = 0
      for _ in 0..<2 {
        let isLeaf = leaf < leafCount && (node >= parent || weights[leaf] <= weights[node])
        let rarest = isLeaf ? leaf : node
        if isLeaf { leaf += 1 } else { node += 1 }
        weight += weights[rarest]
        parents[rarest] = UInt16(parent)
      }
      weights[parent] = weight
    }
    return measureDepths(leafCount, root: root)
  }

  /// Takes how deep each leaf lies as its code's length; returns the greatest.
  private func measureDepths(_ leafCount: Int, root: Int) -> Int {
    parents[root] = 0
    for node in (0..<root).reversed() { parents[node] = parents[Int(parents[node])] + 1 }
    words.update(repeating: 0, count: symbolCount)
    for leaf in 0..<leafCount { words[Int(leaves[leaf])] = UInt32(parents[leaf]) }
    // The rarest is as deep as any.
    return Int(parents[0])
  }

  // MARK: - Codes

  /// Gives the codes of deflate: in the order of their lengths, and of the symbols.
  private func assignCodes() {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 17) { next in
      next.initialize(repeating: 0)
      for symbol in 0..<symbolCount where words[symbol] > 0 { next[length(symbol) + 1] += 1 }
      // From how many codes have a length to the first code of the next.
      for length in 1...16 { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
      for symbol in 0..<symbolCount where words[symbol] > 0 {
        let length = length(symbol)
        words[symbol] |= Self.reversed(next[length], length) << 8
        next[length] += 1
      }
    }
  }

  private static func reversed(_ code: UInt32, _ length: Int) -> UInt32 {
    var bits = UInt16(truncatingIfNeeded: code).byteSwapped
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    return UInt32(bits) >> UInt32(16 - length)
  }
}
