#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
public import SwivelModel
public import UIKit

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
  /// The mask that a controller returns to UIKit, for a test of its
  /// `supportedInterfaceOrientations`.
  @MainActor
  public init(supportedBy controller: UIViewController) {
    self.init(controller.supportedInterfaceOrientations)
  }

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

extension ControllerKind {
  /// The kind of a controller, according to its class and its children.
  @MainActor
  init(_ controller: UIViewController) {
    let name = controller.typeName
    if ControllerKind(systemClass: name) == .videoPlayer {
      self = .videoPlayer
    } else if ControllerKind.isSystemStack(name) {
      self = .system
    } else if controller is UINavigationController {
      self = .navigation
    } else if controller is UITabBarController {
      self = .tab
    } else if controller is UISplitViewController {
      self = .split
    } else if controller is UIPageViewController {
      self = .page
    } else if controller is UIAlertController {
      self = .alert
    } else if controller.isOfSystem {
      self = .system
    } else {
      self = controller.children.isEmpty ? .plain : .container
    }
  }
}

extension NSObject {
  /// The name of its class, without the module.
  var typeName: String { String(describing: type(of: self)) }

  /// Whether it is a system class other than those that apps use directly.
  var isOfSystem: Bool {
    type(of: self) != UIViewController.self && type(of: self) != UIWindow.self
      && Bundle(for: type(of: self)).bundlePath.contains("/System/Library/")
  }
}
#endif
