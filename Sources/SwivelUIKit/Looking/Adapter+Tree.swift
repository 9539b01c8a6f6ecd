#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import UIKit

extension Adapter {
  /// Records the descendants of a controller.
  func look(into controller: UIViewController, _ id: ControllerID) {
    lookAtTransform(of: controller, id)
    switch controller {
    case let stack as UINavigationController: look(intoStack: stack, id)
    case let tabs as UITabBarController:
      // If the app has set `tabs` (18+), `viewControllers` is empty.
      let pages = tabs.viewControllers ?? []
      look(
        into: id, pages.isEmpty ? tabs.children : pages, selected: tabs.selectedViewController)
    case let pages as UIPageViewController:
      look(into: id, pages.children, selected: pages.viewControllers?.first)
    default: look(into: id, controller.children, selected: nil)
    }
  }

  private func look(
    into parent: ControllerID, _ children: [UIViewController], selected: UIViewController?
  ) {
    // Most controllers have no children, and had none.
    guard !children.isEmpty || state.controllers[parent].firstChild != nil else { return }
    let shown = children.map { ($0, identify($0)) }
    for (child, id) in shown { look(into: child, id) }
    // The initial children of a container are not a change.
    let record = state.controllers[parent].firstChild == nil ? tell(_:) : conclude
    let known = self.children(of: parent)
    let removed = known == shown.map(\.1) ? [] : Set(known).subtracting(shown.map(\.1))
    for child in known where removed.contains(child) {
      record(.hierarchy(.childRemoved(parent: parent, child: child)))
    }
    let front = selected.flatMap { selected in shown.first { $0.0 === selected }?.1 }
    // The frontmost child last, because each child is added at the front.
    let missing = shown.map(\.1).filter { state.controllers[$0].parent != parent }
    for child in missing.filter({ $0 != front }) + missing.filter({ $0 == front }) {
      record(.hierarchy(.childAdded(parent: parent, child: child)))
    }
    if let front, state.controllers[parent].front != front {
      conclude(.hierarchy(.childSelected(parent: parent, child: front)))
    }
  }

  /// The recorded children of a controller.
  func children(of parent: ControllerID) -> [ControllerID] {
    var children: [ControllerID] = []
    var next = state.controllers[parent].firstChild
    while let child = next {
      children.append(child)
      next = state.controllers[child].nextSibling
    }
    return children
  }

  private func lookAtTransform(of controller: UIViewController, _ id: ControllerID) {
    guard let transform = controller.viewIfLoaded?.transform else { return }
    // Nearly all views are upright.
    if transform.b == 0, transform.a > 0, state.controllers[id].transformDegrees == 0 { return }
    let radians = atan2(Double(transform.b), Double(transform.a))
    // A scale of 0 by 0 has no angle.
    guard radians.isFinite else { return }
    let degrees = Int32((radians * 180 / .pi).rounded())
    guard state.controllers[id].transformDegrees != degrees else { return }
    tell(.observation(.viewTransform(controller: id, degrees: degrees)))
  }
}
#endif
