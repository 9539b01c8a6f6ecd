package import SwivelModel

/// What part an event has in a run.
package enum EventRole: UInt8, Sendable {
  /// What came of something else: it was seen, or UIKit or the app did it in answer.
  case outcome
  /// What the app says of itself, and what it runs on.
  case declaration
  /// Something is done; a step begins.
  case action
  /// What was begun ends.
  case ending

  /// The role that a token carries in its lowest bits.
  init(_ token: UInt64) {
    self = Self(rawValue: UInt8(truncatingIfNeeded: token & Self.mask)) ?? .outcome
  }

  /// The bits of a token that hold the role.
  static let mask: UInt64 = 3

  /// The role of a record.
  ///
  /// What a delegate asks for while it is told of something is told with its cause.
  package init(_ record: Record) {
    let cause = Self.placeOfCause(record.code).map { record[$0] } ?? 0
    self = cause == 0 ? Self(ofKind: record.code) : .outcome
  }

  /// The role of a kind, unless a cause is told.
  ///
  /// What a kind means that only a newer version knows is not guessed: it declares.
  init(ofKind code: UInt8) {
    self = Self.known(code) ?? .declaration
  }

  /// The role of a kind that this version knows; each of them is named here.
  package static func known(_ code: UInt8) -> Self? {
    switch code {
    case 0x60...0x63, 0x70...0x75, 0x77: .outcome
    case 0x21, 0x39, 0x3A, 0x41, 0x43, 0x53: .ending
    case 0x09, 0x30...0x32, 0x38, 0x3B, 0x40, 0x42, 0x48...0x52, 0x54, 0x58...0x5D, 0x76: .action
    case 0x01...0x08, 0x10...0x14, 0x20, 0x22...0x2C, 0x68...0x6D, 0x78...0x7A: .declaration
    default: nil
    }
  }

  /// Where a kind tells what made it happen, among its numbers.
  static func placeOfCause(_ code: UInt8) -> Int? {
    switch code {
    case 0x58: 0
    case 0x59, 0x5B...0x5D: 1
    case 0x5A: 2
    default: nil
    }
  }
}
