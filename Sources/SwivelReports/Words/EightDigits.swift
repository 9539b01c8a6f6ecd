/// The decimal digits of a number below 100,000,000, all made at once.
///
/// Each step splits all parts of the number in two: in fours, in twos, in single digits. Digit by
/// digit the numbers of a line would take as long as all else in it.
struct EightDigits {
  static let limit: UInt64 = 100_000_000

  // A digit in each byte, the first of the number in the lowest.
  private let digits: UInt64

  @inline(__always)
  init(_ number: UInt64) {
    let fours = number / 10_000 | (number % 10_000) &<< 32
    // 10,486 / 2^20 is a hundredth, and 103 / 2^10 a tenth: exact enough for what is split.
    let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    digits = tens | (twos &- tens &* 10) &<< 8
  }

  /// How many digits are left without zeros in front; one of zero itself.
  @inline(__always)
  var significantCount: Int { 8 - (digits | 1 &<< 56).trailingZeroBitCount / 8 }

  /// Writes the digits with blanks in place of zeros in front, and says how many characters.
  ///
  /// There is room for eight.
  @inline(__always)
  func write(width: Int, to place: UnsafeMutableRawPointer) -> Int {
    let count = max(significantCount, min(width, 8))
    // A blank is the character of zero without one bit.
    let zeros = 0x0010_1010_1010_1010 as UInt64 &>> UInt64(8 * (significantCount - 1))
    store((digits | 0x3030_3030_3030_3030) ^ zeros, last: count, to: place)
    return count
  }

  /// Writes the last three digits as thousandths, with a point in front and a unit behind them.
  ///
  /// There is room for eight.
  @inline(__always)
  func write(fraction unit: UInt8, to place: UnsafeMutableRawPointer) -> Int {
    let characters = ((digits | 0x3030_3030_3030_3030) &>> 40) &<< 8
    let word = characters | UInt64(UInt8(ascii: ".")) | UInt64(unit) &<< 32
    // Safe: there is room.
    place.storeBytes(of: word.littleEndian, as: UInt64.self)
    return 5
  }

  /// Writes so many digits from the end, and says how many.
  ///
  /// There is room for eight.
  @inline(__always)
  func write(last count: Int, to place: UnsafeMutableRawPointer) -> Int {
    store(digits | 0x3030_3030_3030_3030, last: count, to: place)
    return count
  }

  @inline(__always)
  private func store(_ characters: UInt64, last count: Int, to place: UnsafeMutableRawPointer) {
    // Safe: there is room.
    place.storeBytes(of: (characters &>> UInt64(64 - 8 * count)).littleEndian, as: UInt64.self)
  }
}
