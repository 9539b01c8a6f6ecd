/// What the rules need to know of the hardware.
///
/// | bit | meaning |
/// |---|---|
/// | 1 | an iPad |
/// | 2 | has a home button |
/// | 4 | a large phone: regular width in landscape |
public struct Device: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a device of its bits.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The device is an iPad.
  @inlinable public static var pad: Self { Self(rawValue: 1) }
  /// The device has a home button.
  @inlinable public static var homeButton: Self { Self(rawValue: 2) }
  /// The device is a large phone, with regular width in landscape.
  @inlinable public static var large: Self { Self(rawValue: 4) }

  /// The interface idiom of apps.
  @inlinable public var idiom: Idiom { contains(.pad) ? .pad : .phone }

  /// The orientations that the interface can ever have.
  ///
  /// An iPad rotates to all of them; of the phones only those with a home button to upside down.
  ///
  /// Source: Apple, `supportedInterfaceOrientations` ("devices without a Home button").
  @inlinable public var possibleOrientations: InterfaceOrientationMask {
    isDisjoint(with: [.pad, .homeButton]) ? .allButUpsideDown : .all
  }

  /// The mask of a controller that does not override it.
  ///
  /// Source: Apple, `supportedInterfaceOrientations`.
  @inlinable public var defaultMask: InterfaceOrientationMask {
    contains(.pad) ? .all : .allButUpsideDown
  }
}
