import SwivelModel
import SwivelReplay

/// All that the words of a phrase depend on, as one number; never 0.
struct Phrase: RawRepresentable, Equatable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // u8 and u8 what is said, u8 the window; bit 24 whether it is the main one, 25 and 26 whatever
  // else; from bit 28 on which phrase it is, from 1.
  @inline(__always)
  private init(
    _ tag: UInt32, _ first: UInt8 = 0, _ second: UInt8 = 0, in window: WindowID? = nil,
    isMain: Bool = false, _ flags: (Bool, Bool) = (false, false)
  ) {
    let words = UInt32(first) | UInt32(second) << 8 | UInt32(window?.rawValue ?? 0) << 16
    let bits: UInt32 = (isMain ? 1 : 0) | (flags.0 ? 2 : 0) | (flags.1 ? 4 : 0)
    rawValue = words | bits << 24 | tag << 28
  }

  /// What became of an interface, where UIKit does not throw.
  @inline(__always)
  static func outcome(of ruling: Ruling, isMain: Bool) -> Self {
    Self(
      1, ruling.from.rawValue, ruling.to.rawValue, in: ruling.window, isMain: isMain,
      (ruling.isTurn, ruling.trigger == .inspection))
  }

  /// What was seen of an interface, and whether it was expected.
  @inline(__always)
  static func seen(_ sighting: Moment.Sighting, isMain: Bool) -> Self {
    Self(
      2, sighting.observed.rawValue, sighting.expected.rawValue, in: sighting.window, isMain: isMain
    )
  }

  /// What a page allows.
  @inline(__always)
  static func allowed(_ mask: InterfaceOrientationMask) -> Self { Self(3, mask.rawValue) }

  /// How the device is held.
  @inline(__always)
  static func turned(to orientation: DeviceOrientation) -> Self { Self(4, orientation.rawValue) }

  /// What the app was told of how the device is held.
  @inline(__always)
  static func notified(_ orientation: DeviceOrientation) -> Self { Self(5, orientation.rawValue) }

  /// The rule for which an interface stays.
  @inline(__always)
  static func held(by rule: RuleID) -> Self { Self(6, rule.rawValue) }

  /// A place of so many bits, which tells most phrases of one timeline apart.
  @inline(__always)
  func slot(bitCount: UInt32) -> Int {
    // The upper bits of the product: only they depend on all bits of the number.
    Int(truncatingIfNeeded: (rawValue &* 0x9E37_79B1) &>> (32 - bitCount))
  }
}
