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
    let shown = children.map { ($0, identify($0)) }
    for (child, id) in shown { look(into: child, id) }
    // The initial children of a container are not a change.
    let record = state.controllers[parent].firstChild == nil ? tell(_:) : conclude
    for child in self.children(of: parent) where !shown.contains(where: { $0.1 == child }) {
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
    Array(
      sequence(state: state.controllers[parent].firstChild) { [state] next in
        guard let child = next else { return nil }
        next = state.controllers[child].nextSibling
        return child
      })
  }

  private func lookAtTransform(of controller: UIViewController, _ id: ControllerID) {
    guard let transform = controller.viewIfLoaded?.transform else { return }
    let radians = atan2(Double(transform.b), Double(transform.a))
    // A scale of 0 by 0 has no angle.
    guard radians.isFinite else { return }
    let degrees = Int32((radians * 180 / .pi).rounded())
    guard state.controllers[id].transformDegrees != degrees else { return }
    tell(.observation(.viewTransform(controller: id, degrees: degrees)))
  }
}
#endif
