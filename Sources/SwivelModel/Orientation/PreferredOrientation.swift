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
