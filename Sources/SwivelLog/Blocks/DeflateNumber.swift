/// A length or a distance as deflate has it: a symbol that tells its highest bits, and the bits
/// below.
///
/// Source: RFC 1951, section 3.2.5. Its tables follow a rule: two symbols, or four, for each power
/// of 2.
struct DeflateNumber {
  let symbol: Int
  let extraCount: Int
  let extra: UInt64

  @inline(__always)
  private init(_ number: Int, bitsKept: Int) {
    let highest = Int.bitWidth &- 1 &- (number | 1).leadingZeroBitCount
    extraCount = max(highest &- bitsKept, 0)
    symbol = extraCount &<< bitsKept &+ number &>> extraCount
    extra = UInt64(truncatingIfNeeded: number & (1 &<< extraCount &- 1))
  }

  @inline(__always)
  private init(symbol: Int) {
    (self.symbol, extraCount, extra) = (symbol, 0, 0)
  }

  /// How far a repetition reaches back.
  @inline(__always)
  static func distance(_ distance: Int) -> Self { Self(distance &- 1, bitsKept: 1) }

  /// How long a repetition is; symbols count from that of the shortest.
  @inline(__always)
  static func length(_ length: Int) -> Self {
    // The longest has a symbol of its own.
    length == Match.maximumLength ? Self(symbol: 28) : Self(length &- 3, bitsKept: 2)
  }
}
