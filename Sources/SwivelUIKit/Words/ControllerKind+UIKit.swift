#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import UIKit

extension ControllerKind {
  /// The kind of a controller, according to its class and its children.
  @MainActor
  init(_ controller: UIViewController) {
    let name = controller.typeName
    if ControllerKind(systemClass: name) == .videoPlayer {
      self = .videoPlayer
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
