/// Interface orientations, each a bit at its raw value.
@available(iOS 6.0, *)
public struct UIInterfaceOrientationMask: OptionSet, @unchecked Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a mask of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { Self(rawValue: 1 << 1) }
  /// For a device on its right side.
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(rawValue: 1 << 4) }
  /// For a device on its left side.
  public static var landscapeRight: UIInterfaceOrientationMask { Self(rawValue: 1 << 3) }
  /// Upright, on its head.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(rawValue: 1 << 2) }
  /// Both sides.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// All four.
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .landscape, .portraitUpsideDown]
  }
  /// All but on its head.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
