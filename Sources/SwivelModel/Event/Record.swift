/// An event's fact as it is stored: a code and up to six numbers.
///
/// What the numbers mean is told by the code's ``EventSchema``. A record keeps numbers that a newer
/// version of Swivel wrote and this one has no name for, so that copying a log loses nothing.
public struct Record: Hashable, Sendable {
  /// The most numbers that a record holds.
  ///
  /// A fact that needs more is two facts.
  public static let maximumCount = 6

  /// Which fact it is, from 1 to 127.
  public let code: UInt8
  /// How many numbers there are.
  public private(set) var count: UInt8 = 0
  private var storage: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0)

  /// Makes a record without numbers.
  public init(code: UInt8) {
    self.code = code
  }

  /// Makes a record with numbers.
  public init(code: UInt8, _ numbers: UInt32...) {
    self.code = code
    for number in numbers { append(number) }
  }

  /// Makes a record of the first of six numbers; the others are 0.
  package init(code: UInt8, count: UInt8, numbers: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32))
  {
    self.code = code
    self.count = count
    storage = numbers
  }

  /// The number at a place; 0 beyond the last, which is what an older writer left unsaid.
  public subscript(index: Int) -> UInt32 {
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

  /// Adds a number at the end.
  ///
  /// - Precondition: There are fewer than ``maximumCount``.
  public mutating func append(_ number: UInt32) {
    switch count {
    case 0: storage.0 = number
    case 1: storage.1 = number
    case 2: storage.2 = number
    case 3: storage.3 = number
    case 4: storage.4 = number
    case 5: storage.5 = number
    default: preconditionFailure("a record holds at most \(Self.maximumCount) numbers")
    }
    count += 1
  }

  /// Compares code and numbers.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.count == right.count && left.storage == right.storage
  }

  /// Feeds code and numbers into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    for index in 0..<Int(count) { hasher.combine(self[index]) }
  }
}
