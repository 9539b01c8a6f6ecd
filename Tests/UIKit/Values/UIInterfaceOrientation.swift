/// Which way the user interface is up; its sides are those of the device swapped.
@available(iOS 2.0, *)
public enum UIInterfaceOrientation: Int, @unchecked Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, on its head.
  case portraitUpsideDown = 2
  /// For a device on its right side.
  case landscapeLeft = 4
  /// For a device on its left side.
  case landscapeRight = 3
}

extension UIInterfaceOrientation {
  /// Whether the interface is in portrait or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is for a device on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
