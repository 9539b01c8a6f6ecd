/// The codes that take the fewest bits for symbols of which some are more frequent than others.
struct HuffmanCode {
  /// How many bits the code of each symbol has; 0 for one that does not occur.
  private(set) var lengths: [UInt8]
  /// The codes, with the bit that comes first lowest.
  private(set) var codes: [UInt16]

  /// Makes codes of at most some bits for symbols that occur so often, of which there are at least two.
  init(_ frequencies: [UInt32], maximumLength: Int) {
    var frequencies = frequencies
    lengths = Self.lengths(frequencies)
    // Halving brings the frequencies closer together, until no code is too long. In practice none is.
    while lengths.contains(where: { Int($0) > maximumLength }) {
      for symbol in frequencies.indices { frequencies[symbol] = (frequencies[symbol] + 1) / 2 }
      lengths = Self.lengths(frequencies)
    }
    codes = Self.codes(lengths)
  }

  /// How many bits all symbols take that occur so often.
  func bitCount(_ frequencies: [UInt32]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  // Huffman's method: the two rarest nodes become one, until one is left. New nodes come in the order
  // of their frequencies, so that the rarest are at the head of one of two lists.
  private static func lengths(_ frequencies: [UInt32]) -> [UInt8] {
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    precondition(leaves.count > 1, "one symbol needs no code")
    var weights = leaves.map { UInt64(frequencies[$0]) }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, node) = (0, leaves.count)
    for parent in leaves.count..<2 * leaves.count - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let isLeaf = leaf < leaves.count && (node >= parent || weights[leaf] <= weights[node])
        let rarest = isLeaf ? leaf : node
        if isLeaf { leaf += 1 } else { node += 1 }
        weight += weights[rarest]
        parents[rarest] = parent
      }
      weights.append(weight)
    }
    return depths(leaves, parents, symbolCount: frequencies.count)
  }

  private static func depths(_ leaves: [Int], _ parents: [Int], symbolCount: Int) -> [UInt8] {
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [UInt8](repeating: 0, count: symbolCount)
    for (place, symbol) in leaves.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  /// The codes of deflate: in the order of their lengths, and of the symbols.
  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    // From how many codes have a length to the first code of the next.
    for length in 1...16 { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = reversed(next[Int(length)], length)
      next[Int(length)] &+= 1
    }
    return codes
  }

  private static func reversed(_ code: UInt16, _ length: UInt8) -> UInt16 {
    (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }
}
