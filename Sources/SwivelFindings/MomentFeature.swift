import SwivelReplay

/// Something about a moment that detectors can be interested in.
struct MomentFeature: Sendable {
  /// Below 128 the code of an event kind; above, 32 numbers each for the outcomes by trigger.
  let rawValue: UInt8

  /// The size of a table indexed by feature.
  static let count = 256

  /// The event is of this kind.
  static func kind(_ code: UInt8) -> Self { Self(rawValue: code & 0x7F) }

  /// UIKit evaluated a window at this trigger.
  static func ruling(_ trigger: Trigger) -> Self { Self(rawValue: 128 + trigger.rawValue) }

  /// UIKit evaluated a window at this trigger and rotated it.
  static func turn(_ trigger: Trigger) -> Self { Self(rawValue: 160 + trigger.rawValue) }

  /// UIKit evaluated a window at this trigger and kept it, though something else was wanted.
  static func held(_ trigger: Trigger) -> Self { Self(rawValue: 224 + trigger.rawValue) }

  /// UIKit threw or logged.
  static let trouble = Self(rawValue: 192)
  /// The masks do not count.
  static let unasked = Self(rawValue: 193)
  /// An interface orientation was observed that the rules did not allow for.
  static let surprise = Self(rawValue: 194)
  /// The mask of the main window changed.
  static let maskChange = Self(rawValue: 195)
  /// A window was observed to rotate, now or just before the device's notification.
  static let seenTurn = Self(rawValue: 196)
  /// An interactive swipe back is in progress.
  static let swipe = Self(rawValue: 197)
}
