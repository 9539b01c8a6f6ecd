import SwivelReplay

/// Something about a moment by which those are chosen who look at it.
struct Sign: Sendable {
  /// Below 128 the code of a kind; then 32 each for what triggers came to.
  let rawValue: UInt8

  /// How many there may be.
  static let count = 256

  /// An event is of this kind.
  static func kind(_ code: UInt8) -> Self { Self(rawValue: code & 0x7F) }

  /// UIKit looked at a window for this reason.
  static func ruling(_ trigger: Trigger) -> Self { Self(rawValue: 128 + trigger.rawValue) }

  /// UIKit looked at a window for this reason, and it turned.
  static func turn(_ trigger: Trigger) -> Self { Self(rawValue: 160 + trigger.rawValue) }

  /// UIKit looked at a window for this reason, and kept it though something else was wanted.
  static func held(_ trigger: Trigger) -> Self { Self(rawValue: 224 + trigger.rawValue) }

  /// UIKit threw or logged.
  static let trouble = Self(rawValue: 192)
  /// The masks do not count.
  static let unasked = Self(rawValue: 193)
  /// An interface orientation was seen that the rules had not allowed for.
  static let surprise = Self(rawValue: 194)
  /// The main window allows something else than before.
  static let maskChange = Self(rawValue: 195)
  /// A window was seen to turn, now or just before the device's notification.
  static let seenTurn = Self(rawValue: 196)
}
