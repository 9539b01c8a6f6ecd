/// An event's fact in its stored form: a code and up to six numbers.
///
/// The meaning of the numbers is in the code's ``EventSchema``. A record keeps additional numbers
/// of a newer version of Swivel, so that copying a log loses nothing.
public struct Record: Hashable, Sendable {
  /// The largest number of numbers in a record.
  ///
  /// A fact that needs more is two facts.
  public static let maximumCount = 6

  // Visible to other modules, so that these access records in place. First, so that the pairs of a
  // record match its registers when it is passed on.
  @usableFromInline
  var storage: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0)
  @usableFromInline var used: UInt8 = 0
  /// The code, from 1 to 127.
  public let code: UInt8
  /// The number of numbers.
  @inlinable public var count: UInt8 { used }

  /// Makes a record without numbers.
  @inlinable public init(code: UInt8) {
    self.code = code
  }

  /// Makes a record with numbers.
  public init(code: UInt8, _ numbers: UInt32...) {
    self.code = code
    for number in numbers { append(number) }
  }

  /// Makes a record of up to four numbers at once; those beyond the count are 0.
  @inlinable @inline(__always)
  package init(
    code: UInt8, count: UInt8, first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0,
    _ fourth: UInt32 = 0
  ) {
    self.code = code
    (used, storage) = (count, (first, second, third, fourth, 0, 0))
  }

  /// Makes a record of up to six numbers at once; those beyond the count are 0.
  @inlinable @inline(__always)
  package init(
    code: UInt8, count: UInt8, _ numbers: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    self.code = code
    (used, storage) = (count, numbers)
  }

  /// Makes a record of numbers below 256, a byte each, the first lowest; bytes beyond are 0.
  @inlinable @inline(__always)
  package init(code: UInt8, count: UInt8, bytes: UInt64) {
    self.code = code
    used = count
    let numbers = SIMD8<UInt32>(
      truncatingIfNeeded: SIMD8<UInt16>(
        truncatingIfNeeded: unsafeBitCast(bytes.littleEndian, to: SIMD8<UInt8>.self)))
    // Two stores instead of six. Safe: six numbers are as large as four and two.
    withUnsafeMutableBytes(of: &storage) {
      $0.storeBytes(of: numbers.lowHalf, as: SIMD4<UInt32>.self)
      $0.storeBytes(of: numbers.highHalf.lowHalf, toByteOffset: 16, as: SIMD2<UInt32>.self)
    }
  }

  /// The numbers, a byte each, the first lowest; `nil` if one is above 127.
  @inlinable @inline(__always)
  package var bytes: UInt64? {
    let (a, b, c, d, e, f) = storage
    guard a | b | c | d | e | f <= 0x7F else { return nil }
    return UInt64(a | b &<< 8 | c &<< 16 | d &<< 24) | UInt64(e | f &<< 8) &<< 32
  }

  /// The numbers in pairs, the first in the lower half; those beyond the last are 0.
  @inlinable @inline(__always)
  package var pairs: (UInt64, UInt64, UInt64) {
    let (a, b, c, d, e, f) = storage
    return (
      UInt64(a) | UInt64(b) &<< 32, UInt64(c) | UInt64(d) &<< 32, UInt64(e) | UInt64(f) &<< 32
    )
  }

  /// The number at an index; 0 beyond the last, for records of older writers.
  @inlinable public subscript(index: Int) -> UInt32 {
    switch index {
    case 0: storage.0
    case 1: storage.1
    case 2: storage.2
    case 3: storage.3
    case 4: storage.4
    case 5: storage.5
    default: 0
    }
  }

  /// Appends a number.
  ///
  /// - Precondition: There are fewer than ``maximumCount``.
  public mutating func append(_ number: UInt32) {
    switch used {
    case 0: storage.0 = number
    case 1: storage.1 = number
    case 2: storage.2 = number
    case 3: storage.3 = number
    case 4: storage.4 = number
    case 5: storage.5 = number
    default: preconditionFailure("a record holds at most \(Self.maximumCount) numbers")
    }
    used += 1
  }

  /// Replaces an existing number.
  @inlinable @inline(__always)
  package mutating func replace(_ index: Int, by number: UInt32) {
    update(index) { _ in number }
  }

  /// Replaces an existing number by a function of it.
  ///
  /// Safe: the index is checked.
  @inlinable @inline(__always)
  package mutating func update(_ index: Int, _ change: (UInt32) -> UInt32) {
    precondition(index >= 0 && index < Self.maximumCount, "a record has no number \(index)")
    withUnsafeMutableBytes(of: &storage) {
      let number = $0.load(fromByteOffset: index &* 4, as: UInt32.self)
      $0.storeBytes(of: change(number), toByteOffset: index &* 4, as: UInt32.self)
    }
  }

  /// Compares code and numbers.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.used == right.used && left.storage == right.storage
  }

  /// Hashes code and numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    for index in 0..<Int(count) { hasher.combine(self[index]) }
  }
}
