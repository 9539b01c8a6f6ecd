/// The way the interface is turned.
///
/// | case | UIKit | raw | = device orientation |
/// |---|---|---|---|
/// | portrait | UIInterfaceOrientationPortrait | 1 | portrait |
/// | portraitUpsideDown | UIInterfaceOrientationPortraitUpsideDown | 2 | portraitUpsideDown |
/// | landscapeRight | UIInterfaceOrientationLandscapeRight | 3 | landscapeLeft |
/// | landscapeLeft | UIInterfaceOrientationLandscapeLeft | 4 | landscapeRight |
///
/// UIKit's `unknown` (0) is written as `nil`.
///
/// Source: Apple, `UIInterfaceOrientation`.
public enum InterfaceOrientation: UInt8, CaseIterable, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// The device orientation that matches the interface orientation.
  public var device: DeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}

/// What `preferredInterfaceOrientationForPresentation` returns where it is overridden.
///
/// The raw values are those of ``InterfaceOrientation``, and 0 for UIInterfaceOrientationUnknown.
public enum PreferredOrientation: UInt8, CaseIterable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// The orientation; `nil` for unknown.
  public var orientation: InterfaceOrientation? { InterfaceOrientation(rawValue: rawValue) }

  /// Makes the value that prefers an orientation.
  public init(_ orientation: InterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeRight: self = .landscapeRight
    case .landscapeLeft: self = .landscapeLeft
    }
  }
}
