/// A set of interface orientations that some part of an app allows.
///
/// | member | UIKit | value |
/// |---|---|---|
/// | portrait | UIInterfaceOrientationMaskPortrait | 2 |
/// | portraitUpsideDown | UIInterfaceOrientationMaskPortraitUpsideDown | 4 |
/// | landscapeRight | UIInterfaceOrientationMaskLandscapeRight | 8 |
/// | landscapeLeft | UIInterfaceOrientationMaskLandscapeLeft | 16 |
/// | landscape | UIInterfaceOrientationMaskLandscape | 24 |
/// | allButUpsideDown | UIInterfaceOrientationMaskAllButUpsideDown | 26 |
/// | all | UIInterfaceOrientationMaskAll | 30 |
///
/// The bit of an orientation is `1 << rawValue`. The empty mask is a real answer, and an illegal
/// one.
///
/// Source: Apple, `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt8

  /// Makes a mask from UIKit's bits.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes the mask with one orientation.
  @inlinable public init(_ orientation: InterfaceOrientation) {
    self.init(rawValue: 1 &<< orientation.rawValue)
  }

  /// Portrait.
  @inlinable public static var portrait: Self { Self(.portrait) }
  /// Portrait, upside down.
  @inlinable public static var portraitUpsideDown: Self { Self(.portraitUpsideDown) }
  /// Home button on the right.
  @inlinable public static var landscapeRight: Self { Self(.landscapeRight) }
  /// Home button on the left.
  @inlinable public static var landscapeLeft: Self { Self(.landscapeLeft) }
  /// Both landscape sides.
  @inlinable public static var landscape: Self { [.landscapeLeft, .landscapeRight] }
  /// What a phone's controller allows by default.
  @inlinable public static var allButUpsideDown: Self { [.portrait, .landscape] }
  /// What a tablet's controller allows by default.
  @inlinable public static var all: Self { [.allButUpsideDown, .portraitUpsideDown] }

  /// Whether the mask allows an orientation.
  @inlinable public func allows(_ orientation: InterfaceOrientation) -> Bool {
    rawValue & (1 &<< orientation.rawValue) != 0
  }

  /// The only orientation of a mask that has exactly one.
  @inlinable public var only: InterfaceOrientation? {
    guard rawValue.nonzeroBitCount == 1 else { return nil }
    return InterfaceOrientation(rawValue: UInt8(rawValue.trailingZeroBitCount))
  }

  /// The orientations of the mask, portrait first, then upside down, landscape left and right.
  public var orientations: [InterfaceOrientation] { Self.order.filter(allows) }

  /// All orientations, in the order in which a mask lists them.
  package static let order: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
