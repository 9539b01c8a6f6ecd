#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import UIKit

// UIKit's raw values are those of the log. An imported enumeration may have any raw value, so each
// is looked up.

extension InterfaceOrientation {
  /// UIKit's orientation; `nil` for unknown.
  init?(_ orientation: UIInterfaceOrientation) {
    guard let raw = UInt8(exactly: orientation.rawValue) else { return nil }
    self.init(rawValue: raw)
  }
}

extension InterfaceOrientationMask {
  /// UIKit's mask.
  init(_ mask: UIInterfaceOrientationMask) {
    self.init(rawValue: UInt8(truncatingIfNeeded: mask.rawValue))
  }
}

extension PreferredOrientation {
  /// UIKit's orientation.
  init(_ orientation: UIInterfaceOrientation) {
    self = UInt8(exactly: orientation.rawValue).flatMap(Self.init) ?? .unknown
  }
}

extension DeviceOrientation {
  /// UIKit's orientation.
  init(_ orientation: UIDeviceOrientation) {
    self.init(raw: orientation.rawValue)
  }

  /// The device orientation that is set with the number of an interface orientation.
  init(forcing orientation: UIInterfaceOrientation) {
    self.init(raw: orientation.rawValue)
  }

  private init(raw: Int) {
    self = UInt8(exactly: raw).flatMap(Self.init) ?? .unknown
  }
}

extension PresentationStyle {
  /// UIKit's style; `nil` for none, and for those of other platforms.
  init?(_ style: UIModalPresentationStyle) {
    if style == .automatic {
      self = .automatic
    } else {
      guard let raw = UInt8(exactly: style.rawValue) else { return nil }
      self.init(rawValue: raw)
    }
  }
}
#endif
