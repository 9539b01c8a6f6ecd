/// Makes deflate of bytes of which some are more frequent than others, without looking for repetitions.
///
/// zlib's `Z_HUFFMAN_ONLY` takes as many bits, and three times as long: its loop is made for more.
///
/// Source: RFC 1951, section 3.2.7.
enum LiteralDeflater {
  private static let end = 256
  // No repetitions, and so no distances; but some readers want a whole code of them.
  private static let distanceLengths: [UInt8] = [1, 1]
  // The order in which the lengths of the code of lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Adds a deflate block of some bytes that is not the last.
  ///
  /// - Returns: `false` if that would save nothing, and nothing was added.
  static func deflate(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) -> Bool {
    guard !bytes.isEmpty else { return false }
    let frequencies = frequencies(bytes)
    let code = HuffmanCode(frequencies, maximumLength: 15)
    let head = Head(code.lengths + distanceLengths)
    guard head.bitCount + code.bitCount(frequencies) < bytes.count * 8 else { return false }
    head.write(to: &bits)
    write(bytes, code, to: &bits)
    return true
  }

  private static func frequencies(_ bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var frequencies = [UInt32](repeating: 0, count: end + 1)
    for byte in bytes { frequencies[Int(byte)] += 1 }
    frequencies[end] = 1
    return frequencies
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, _ code: HuffmanCode, to bits: inout BitWriter
  ) {
    // Code and length in one word, so that a byte costs one look.
    let words = zip(code.codes, code.lengths).map { UInt32($0) << 8 | UInt32($1) }
    var target = bits
    words.withUnsafeBufferPointer { words in
      // Safe: a byte is less than the number of words.
      for byte in bytes {
        let word = words[Int(byte)]
        target.append(UInt64(word &>> 8), count: Int(word & 0xFF))
      }
    }
    bits = target
    bits.append(UInt64(code.codes[end]), count: Int(code.lengths[end]))
  }

  /// The head of a block, which tells how long all codes are.
  private struct Head {
    private let runs: [Run]
    private let code: HuffmanCode
    private let frequencies: [UInt32]

    /// Lengths of codes: one, the one before again, or none.
    private struct Run {
      let symbol: Int
      var extra = 0
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

    init(_ lengths: [UInt8]) {
      runs = Self.runs(lengths)
      var frequencies = [UInt32](repeating: 0, count: 19)
      for run in runs { frequencies[run.symbol] += 1 }
      self.frequencies = frequencies
      code = HuffmanCode(frequencies, maximumLength: 7)
    }

    private static func runs(_ lengths: [UInt8]) -> [Run] {
      var (runs, place): ([Run], Int) = ([], 0)
      while place < lengths.count {
        let length = lengths[place]
        let count = lengths[place...].prefix { $0 == length }.count
        switch count {
        case 11... where length == 0: runs.append(Run(symbol: 18, extra: min(count, 138) - 11))
        case 3... where length == 0: runs.append(Run(symbol: 17, extra: count - 3))
        case 3... where place > 0 && lengths[place - 1] == length:
          runs.append(Run(symbol: 16, extra: min(count, 6) - 3))
        default: runs.append(Run(symbol: Int(length)))
        }
        place += runs[runs.count - 1].count
      }
      return runs
    }

    // How many lengths of the code of lengths are written: those at the end that are 0 are not.
    private var orderCount: Int {
      max(4, order.lastIndex { code.lengths[$0] > 0 }.map { $0 + 1 } ?? 0)
    }

    var bitCount: Int {
      17 + orderCount * 3 + code.bitCount(frequencies) + runs.reduce(0) { $0 + $1.extraCount }
    }

    func write(to bits: inout BitWriter) {
      bits.append(0b100, count: 3)
      bits.append(0, count: 5)
      bits.append(UInt64(distanceLengths.count - 1), count: 5)
      bits.append(UInt64(orderCount - 4), count: 4)
      for symbol in order.prefix(orderCount) {
        bits.append(UInt64(code.lengths[symbol]), count: 3)
      }
      for run in runs {
        bits.append(UInt64(code.codes[run.symbol]), count: Int(code.lengths[run.symbol]))
        bits.append(UInt64(run.extra), count: run.extraCount)
      }
    }
  }
}
