/// The coding of the gaps before the events of a kind: a byte for each, and the remaining bits.
///
/// An app's animations always take nearly the same time, so that such gaps agree not only in their
/// length in bits but also in some bits below the highest. A gap's *class* contains both, like
/// deflate's symbols of distances: with a precision of 3, gaps below 16 are classes of their own,
/// class 16 is 16 and 17, class 24 is 32 to 35. With a precision of 0 the class is the length.
///
/// A byte below 64 is a length, from 64 on one of 192 consecutive classes.
struct GapScale: Equatable {
  /// The offset subtracted from each byte, modulo 256.
  private(set) var base: UInt8
  /// The number of bits below the highest one in a class; with 0 there are no classes.
  private(set) var precision: UInt8
  /// The class of byte 64.
  private(set) var firstClass: UInt32

  static let maximumPrecision: UInt8 = 6
  static let classCount: UInt32 = 192
  private static let firstByte: UInt32 = 64
  // Of a gap with more bits than any has, so that a meaningless byte is detected.
  private static let noClass: UInt32 = 1 << 24

  /// Makes a scale of lengths only.
  init(base: UInt8 = 0) {
    (self.base, precision, firstClass) = (base, 0, Self.noClass)
  }

  /// Makes a scale with classes.
  init(base: UInt8, precision: UInt8, firstClass: UInt32) {
    precondition((1...Self.maximumPrecision).contains(precision), "no precision of \(precision)")
    (self.base, self.precision, self.firstClass) = (base, precision, firstClass)
  }

  /// Makes a scale for gaps that cluster around one, whose byte becomes 0.
  ///
  /// All kinds then share their short codes.
  init(around gap: UInt64, precision: UInt8) {
    let middle = Self.gapClass(of: gap, precision: precision).number
    guard precision > 0 else {
      self.init(base: UInt8(truncatingIfNeeded: middle))
      return
    }
    let first = middle - min(middle, Self.classCount / 2)
    let base = UInt8(truncatingIfNeeded: Self.firstByte + middle - first)
    self.init(base: base, precision: precision, firstClass: first)
  }
}

// MARK: - Classes

extension GapScale {
  /// The class of a gap, and the number of its remaining bits.
  static func gapClass(of gap: UInt64, precision: UInt8) -> (number: UInt32, bitCount: UInt64) {
    let highest = UInt64(truncatingIfNeeded: 63 &- (gap | 1).leadingZeroBitCount)
    let bitCount = highest &- min(highest, UInt64(precision))
    let number = bitCount &<< UInt64(precision) &+ gap &>> bitCount
    return (UInt32(truncatingIfNeeded: number), bitCount)
  }

  /// The smallest gap of a class.
  static func gap(ofClass number: UInt32, precision: UInt8) -> UInt64 {
    let bitCount = UInt64(max(number >> UInt32(precision), 1) - 1)
    return (UInt64(number) - bitCount << UInt64(precision)) << bitCount
  }

  /// The byte of a gap, and the number of its lowest bits that follow.
  func encode(_ gap: UInt64) -> (byte: UInt8, bitCount: Int) {
    let fine = Self.gapClass(of: gap, precision: precision)
    let highest = UInt64(truncatingIfNeeded: 63 &- (gap | 1).leadingZeroBitCount)
    let place = fine.number &- firstClass
    // A selection of two numbers avoids an unpredictable branch.
    let hasByte = place < Self.classCount
    let number = hasByte ? UInt64(place &+ Self.firstByte) : highest &+ min(gap, 1)
    let bitCount = hasByte ? fine.bitCount : highest
    return (
      UInt8(truncatingIfNeeded: number) &- base, Int(truncatingIfNeeded: bitCount)
    )
  }
}

// MARK: - Bytes

extension GapScale {
  /// The highest bits of a gap, and the number of remaining ones; `nil` if there is no such gap.
  func gap(_ coded: UInt8) -> (highest: UInt64, bitCount: Int)? {
    let byte = UInt64(coded &+ base)
    // All bits if it is a class, which avoids an unpredictable branch.
    let mask = UInt64(bitPattern: (Int64(Self.firstByte) &- 1 &- Int64(coded &+ base)) &>> 63)
    let precision = UInt64(precision) & mask
    let number = byte &+ (UInt64(firstClass) &- UInt64(Self.firstByte)) & mask
    let bitCount = max(number &>> precision, 1) &- 1
    guard bitCount <= 62 &- precision else { return nil }
    let highest = (number &- bitCount &<< precision) &<< bitCount
    return (highest, Int(truncatingIfNeeded: bitCount))
  }

  /// Reads what follows the base.
  init(base: UInt8, _ cursor: inout ByteCursor) throws(BlockDamage) {
    let place = cursor.position
    let precision = try cursor.byte()
    guard precision > 0 else {
      self.init(base: base)
      return
    }
    guard precision <= Self.maximumPrecision else { throw .number(at: place) }
    let first = try cursor.variable()
    // The class of the largest gaps, which have 63 bits.
    let last = (64 - UInt64(precision)) << UInt64(precision) - 1
    guard first <= last else { throw .number(at: place + 1) }
    self.init(base: base, precision: precision, firstClass: UInt32(first))
  }

  /// Appends the base and what follows it.
  func write(to payload: inout ByteWriter) {
    payload.append(base)
    payload.append(precision)
    if precision > 0 { payload.append(variable: UInt64(firstClass)) }
  }
}
