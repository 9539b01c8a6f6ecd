/// How a device is held.
@available(iOS 2.0, *)
public enum UIDeviceOrientation: Int, @unchecked Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, on its head.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6
}

extension UIDeviceOrientation {
  /// Whether the device is in portrait or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can be so too.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
