/// The decimal digits of a number below 100,000,000, all made at once.
///
/// Each step splits all parts of the number in two: in fours, in twos, in single digits. Digit by digit
/// the numbers of a line would take as long as all else in it.
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

  /// Writes the digits without zeros in front, and says how many.
  ///
  /// There is room for eight.
  @inline(__always)
  func write(to place: UnsafeMutableRawPointer) -> Int {
    write(last: significantCount, to: place)
  }

  /// Writes so many digits from the end, and says how many.
  ///
  /// There is room for eight.
  @inline(__always)
  func write(last count: Int, to place: UnsafeMutableRawPointer) -> Int {
    let characters = (digits | 0x3030_3030_3030_3030) &>> UInt64(64 - 8 * count)
    // Safe: there is room.
    place.storeBytes(of: characters.littleEndian, as: UInt64.self)
    return count
  }
}
