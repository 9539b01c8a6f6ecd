#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelRecorder
import UIKit

// The only file with platform-specific code.
//
// With Objective-C, UIKit queries which methods a delegate implements: a proxy responds to its own
// methods and those of the app's delegate, so that UIKit behaves as without it. Elsewhere all
// methods exist, and each is forwarded.
//
// With Objective-C, an associated object is released with its owner, and reports that the address
// is free. Elsewhere an unowned reference keeps the address from being reused.
//
// With Objective-C, a scene's geometry is observed by its key. Elsewhere the scene has an observer.

#if canImport(ObjectiveC)
import ObjectiveC

/// Guarantees that an address identifies one object, as long as an index contains it.
struct AddressHold {
  @MainActor
  init(_ object: AnyObject, _ index: AddressIndex, _ handle: Int) {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    let last = LastWord { index.remove(address, of: handle) }
    let key = UnsafeRawPointer(Unmanaged.passUnretained(index).toOpaque())
    objc_setAssociatedObject(object, key, last, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// Calls a function when its owner is deallocated.
private final class LastWord {
  private let say: @MainActor @Sendable () -> Void

  init(_ say: @escaping @MainActor @Sendable () -> Void) {
    self.say = say
  }

  deinit { OnMain.run(say) }
}

/// Observes a scene's geometry as long as the result exists; `nil` before iOS 16, where that is not
/// possible.
///
/// Source: Apple, documentation of `UIWindowScene.effectiveGeometry` (iOS 16+, read in 2026), which
/// recommends this over the delegate. A scene that is deallocated first ends the observation
/// (Foundation release notes for iOS 11).
@MainActor
func observeGeometry(
  of scene: UIWindowScene, _ body: @escaping @MainActor @Sendable () -> Void
) -> AnyObject? {
  guard #available(iOS 16.0, *) else { return nil }
  // The change is made on the main thread, but nothing documents that; the block has no actor.
  return scene.observe(\.effectiveGeometry) { @Sendable _, _ in OnMain.run(body) }
}

/// A delegate that observes the calls to the app's delegate, and forwards all of them.
@MainActor
class DelegateProxy: NSObject {
  weak var recorder: Recorder?
  // Safe: set once, when the proxy is created; UIKit reads it on the main thread.
  nonisolated(unsafe) weak var target: (any NSObjectProtocol)?

  init(_ recorder: Recorder, _ target: (any NSObjectProtocol)?) {
    (self.recorder, self.target) = (recorder, target)
    super.init()
    // UIKit caches which methods a delegate implements, so a proxy must not outlive its target.
    if let target { objc_setAssociatedObject(target, key, self, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Whether the target retains the proxy.
  var isKeptByTarget: Bool { target != nil }

  /// An address unique among the proxies of the target.
  private var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  nonisolated override func responds(to selector: Selector?) -> Bool {
    target?.responds(to: selector) == true
      || super.responds(to: selector) && !replacesMethod(ofTarget: selector)
  }

  /// Whether UIKit may call a method in place of the earlier one that the target implements.
  ///
  /// No source states whether UIKit calls both methods for a selected tab (iOS 18+).
  nonisolated private func replacesMethod(ofTarget selector: Selector?) -> Bool {
    selector == NSSelectorFromString("tabBarController:didSelectTab:previousTab:")
      && target?.responds(to: NSSelectorFromString("tabBarController:didSelectViewController:"))
        == true
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

  @available(iOS 18.0, *)
  func passOnDidSelect(_ tab: UITab, _ previous: UITab?, _ tabs: UITabBarController) {
    delegate?.tabBarController?(tabs, didSelectTab: tab, previousTab: previous)
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
/// Guarantees that an address identifies one object, as long as an index contains it.
struct AddressHold {
  private unowned let object: AnyObject

  init(_ object: AnyObject, _: AddressIndex, _: Int) {
    self.object = object
  }
}

/// Observes a scene's geometry as long as the result exists; `nil` before iOS 16.
@MainActor
func observeGeometry(
  of scene: UIWindowScene, _ body: @escaping @MainActor @Sendable () -> Void
) -> AnyObject? {
  scene.observeGeometry(body)
}

/// A delegate that observes the calls to the app's delegate, and forwards all of them.
@MainActor
class DelegateProxy: NSObject {
  weak var recorder: Recorder?
  weak var target: (any NSObjectProtocol)?

  init(_ recorder: Recorder, _ target: (any NSObjectProtocol)?) {
    (self.recorder, self.target) = (recorder, target)
  }

  /// Whether the target retains the proxy.
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

  @available(iOS 18.0, *)
  func passOnDidSelect(_ tab: UITab, _ previous: UITab?, _ tabs: UITabBarController) {
    delegate?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
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
