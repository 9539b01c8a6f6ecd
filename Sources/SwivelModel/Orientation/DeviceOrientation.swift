/// How the device is held, as its sensors report it.
///
/// | case | UIKit | raw | the home button is |
/// |---|---|---|---|
/// | unknown | UIDeviceOrientationUnknown | 0 | – |
/// | portrait | UIDeviceOrientationPortrait | 1 | at the bottom |
/// | portraitUpsideDown | UIDeviceOrientationPortraitUpsideDown | 2 | at the top |
/// | landscapeLeft | UIDeviceOrientationLandscapeLeft | 3 | on the right |
/// | landscapeRight | UIDeviceOrientationLandscapeRight | 4 | on the left |
/// | faceUp | UIDeviceOrientationFaceUp | 5 | – (flat, screen up) |
/// | faceDown | UIDeviceOrientationFaceDown | 6 | – (flat, screen down) |
///
/// Source: Apple, `UIDeviceOrientation`.
public enum DeviceOrientation: UInt8, CaseIterable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// The interface orientation that points up when the device is held this way.
  ///
  /// A device turned left needs its content turned right, so the landscape names are mirrored while
  /// the raw values stay equal. `nil` for flat and unknown, which have no counterpart.
  @inlinable public var interface: InterfaceOrientation? {
    InterfaceOrientation(rawValue: rawValue)
  }
}
