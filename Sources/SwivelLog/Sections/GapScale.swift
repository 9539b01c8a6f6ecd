/// How the gaps in front of the events of a kind are told: each by a byte, and the bits that it lacks.
///
/// What apps animate takes nearly the same time whenever it happens, so that not only the lengths of
/// such gaps, in bits, are alike, but also some bits below the highest. A gap's length and those bits
/// are its *class*: with a precision of 3, binary 1001... with seven bits has the class 7 · 8 + 1.
///
/// A byte below 64 tells a length, from 64 on one of 192 classes in a row.
struct GapScale {
  /// What a byte was made smaller by, modulo 256.
  private(set) var base: UInt8
  /// How many bits below the highest one a class tells; with 0 there are no classes.
  private(set) var precision: UInt8
  /// The class that the byte 64 stands for.
  private(set) var firstClass: UInt16

  static let maximumPrecision: UInt8 = 6
  static let classCount = 192
  /// A length of up to 63, and the bits below.
  static let positionBitCount: UInt16 = 12
  private static let firstByte: UInt16 = 64
  // Of no gap, so that a byte that has no meaning is found out by the length.
  private static let noClass = UInt16.max - 256

  /// Makes a scale of lengths only.
  init(base: UInt8 = 0) {
    (self.base, precision, firstClass) = (base, 0, Self.noClass)
  }

  /// Makes a scale with classes.
  init(base: UInt8, precision: UInt8, firstClass: UInt16) {
    precondition((1...Self.maximumPrecision).contains(precision), "no precision of \(precision)")
    (self.base, self.precision, self.firstClass) = (base, precision, firstClass)
  }

  /// Makes a scale for gaps that gather around one, at which bytes are 0.
  ///
  /// All kinds then share their short codes.
  init(around position: UInt16, precision: UInt8) {
    guard precision > 0 else {
      self.init(base: UInt8(truncatingIfNeeded: position >> UInt16(Self.maximumPrecision)))
      return
    }
    let middle = position >> UInt16(Self.maximumPrecision - precision)
    let first = middle < Self.classCount / 2 ? 0 : middle - UInt16(Self.classCount / 2)
    let base = UInt8(truncatingIfNeeded: Self.firstByte + middle - first)
    self.init(base: base, precision: precision, firstClass: first)
  }

  /// Where a gap lies: its class at the greatest precision.
  @inline(__always)
  static func position(of gap: UInt64) -> UInt16 {
    let zeroCount = UInt64(truncatingIfNeeded: gap.leadingZeroBitCount)
    let below = UInt16(truncatingIfNeeded: (gap &<< zeroCount) &>> 57) & 0x3F
    return UInt16(truncatingIfNeeded: 64 &- zeroCount) &<< 6 | below
  }
}

// MARK: - Gaps

extension GapScale {
  /// A gap as it is told.
  struct Told {
    /// The byte.
    var byte: UInt8
    /// How many of the gap's bits follow, the lowest ones.
    var bitCount: Int
  }

  @inline(__always)
  func tell(_ gap: UInt64) -> Told {
    let position = Self.position(of: gap)
    let length = position &>> 6
    let place = position &>> UInt16(Self.maximumPrecision &- precision) &- firstClass
    // All bits, if it has a class: a branch would often be foreseen wrongly.
    let fine: UInt16 = place < UInt16(Self.classCount) ? .max : 0
    let byte = (place &+ Self.firstByte) & fine | length & ~fine
    let bitCount = Int(length) &- 1 &- Int(UInt16(precision) & fine)
    return Told(byte: UInt8(truncatingIfNeeded: byte) &- base, bitCount: max(bitCount, 0))
  }

  /// The highest bits of a gap, and how many are missing below them; `nil` if there is no such gap.
  @inline(__always)
  func gap(_ told: UInt8) -> (highest: UInt64, bitCount: Int)? {
    let byte = UInt64(told &+ base)
    // All bits, if it is a class: a branch would often be foreseen wrongly.
    let fine = UInt64(bitPattern: (63 &- Int64(told &+ base)) &>> 63)
    let number = byte &+ (UInt64(firstClass) &- UInt64(Self.firstByte)) & fine
    let precision = UInt64(precision) & fine
    let length = number &>> precision
    guard length <= 63 else { return nil }
    let below = number & (1 &<< precision &- 1)
    let highest = ((1 &<< precision | below) &<< (62 &- precision)) &>> (63 &- length)
    return (highest, max(Int(length) &- 1 &- Int(precision), 0))
  }
}

// MARK: - Bytes

extension GapScale {
  /// Reads what stands behind the base.
  init(base: UInt8, _ cursor: inout ByteCursor) throws(BlockDamage) {
    let place = cursor.position
    let precision = try cursor.byte()
    guard precision <= Self.maximumPrecision else { throw .number(at: place) }
    self.init(base: base)
    guard precision > 0 else { return }
    let first = try cursor.variable()
    guard first < 64 << UInt64(precision) else { throw .number(at: place + 1) }
    self.init(base: base, precision: precision, firstClass: UInt16(first))
  }

  /// Adds the base, and what stands behind it.
  func write(to payload: inout ByteWriter) {
    payload.append(base)
    payload.append(precision)
    if precision > 0 { payload.append(variable: UInt64(firstClass)) }
  }
}
