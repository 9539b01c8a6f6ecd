#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelRecorder
import UIKit

// The one place where the two worlds differ.
//
// With Objective-C, UIKit asks a delegate which methods it has: a proxy has its own, and those of
// the app's delegate, so that UIKit finds just what it would find without it. Elsewhere all methods
// are there, and each is passed on.
//
// With Objective-C, an object can be given another to take along when it dies, which tells that its
// address is free. Elsewhere an unowned reference keeps the address from being used again.

#if canImport(ObjectiveC)
import ObjectiveC

/// Sees to it that an address stands for one object, as long as an index has it.
struct AddressHold {
  @MainActor
  init(_ object: AnyObject, _ index: AddressIndex, _ handle: Int) {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    let last = LastWord { index.remove(address, of: handle) }
    let key = UnsafeRawPointer(Unmanaged.passUnretained(index).toOpaque())
    objc_setAssociatedObject(object, key, last, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// Says something when the object that has it dies.
private final class LastWord {
  private let say: @MainActor @Sendable () -> Void

  init(_ say: @escaping @MainActor @Sendable () -> Void) {
    self.say = say
  }

  deinit { OnMain.run(say) }
}

/// A delegate that hears what the app's delegate is told, and leaves everything else to it.
@MainActor
class DelegateProxy: NSObject {
  weak var recorder: Recorder?
  // Safe: set once, by whoever makes the proxy; UIKit asks it on the main thread.
  nonisolated(unsafe) weak var target: (any NSObjectProtocol)?

  init(_ recorder: Recorder, _ target: (any NSObjectProtocol)?) {
    (self.recorder, self.target) = (recorder, target)
    super.init()
    // UIKit remembers which methods a delegate has: one that has lost its target must be gone as
    // well.
    if let target { objc_setAssociatedObject(target, key, self, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Whether the target keeps it alive.
  var isKeptByTarget: Bool { target != nil }

  /// An address that no other proxy of the same target has.
  private var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  nonisolated override func responds(to selector: Selector?) -> Bool {
    super.responds(to: selector) || target?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector?) -> Any? {
    target?.responds(to: selector) == true ? target : super.forwardingTarget(for: selector)
  }
}

extension NavigationDelegate {
  func passOnWillShow(_ page: UIViewController, _ stack: UINavigationController, _ animated: Bool) {
    delegate?.navigationController?(stack, willShow: page, animated: animated)
  }

  func passOnDidShow(_ page: UIViewController, _ stack: UINavigationController, _ animated: Bool) {
    delegate?.navigationController?(stack, didShow: page, animated: animated)
  }
}

extension TabBarDelegate {
  func passOnDidSelect(_ page: UIViewController, _ tabs: UITabBarController) {
    delegate?.tabBarController?(tabs, didSelect: page)
  }
}

extension PresentationDelegate {
  func passOnWillDismiss(_ presentation: UIPresentationController) {
    delegate?.presentationControllerWillDismiss?(presentation)
  }

  func passOnDidDismiss(_ presentation: UIPresentationController) {
    delegate?.presentationControllerDidDismiss?(presentation)
  }
}
#else
/// Sees to it that an address stands for one object, as long as an index has it.
struct AddressHold {
  private unowned let object: AnyObject

  init(_ object: AnyObject, _: AddressIndex, _: Int) {
    self.object = object
  }
}

/// A delegate that hears what the app's delegate is told, and leaves everything else to it.
@MainActor
class DelegateProxy: NSObject {
  weak var recorder: Recorder?
  weak var target: (any NSObjectProtocol)?

  init(_ recorder: Recorder, _ target: (any NSObjectProtocol)?) {
    (self.recorder, self.target) = (recorder, target)
  }

  /// Whether the target keeps it alive.
  var isKeptByTarget: Bool { false }
}

extension NavigationDelegate {
  func passOnWillShow(_ page: UIViewController, _ stack: UINavigationController, _ animated: Bool) {
    delegate?.navigationController(stack, willShow: page, animated: animated)
  }

  func passOnDidShow(_ page: UIViewController, _ stack: UINavigationController, _ animated: Bool) {
    delegate?.navigationController(stack, didShow: page, animated: animated)
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(navigationController) ?? []
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      ?? .unknown
  }
}

extension TabBarDelegate {
  func passOnDidSelect(_ page: UIViewController, _ tabs: UITabBarController) {
    delegate?.tabBarController(tabs, didSelect: page)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(tabBarController) ?? []
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
      ?? .unknown
  }
}

extension PresentationDelegate {
  func passOnWillDismiss(_ presentation: UIPresentationController) {
    delegate?.presentationControllerWillDismiss(presentation)
  }

  func passOnDidDismiss(_ presentation: UIPresentationController) {
    delegate?.presentationControllerDidDismiss(presentation)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: controller) ?? .none
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    delegate?.presentationControllerShouldDismiss(presentationController) ?? true
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    delegate?.presentationControllerDidAttemptToDismiss(presentationController)
  }
}
#endif
#endif
