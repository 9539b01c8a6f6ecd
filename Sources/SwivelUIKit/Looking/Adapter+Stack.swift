#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import UIKit

extension Adapter {
  /// Records the pages of a stack, except during a transition, which its delegate reports.
  func look(intoStack stack: UINavigationController, _ id: ControllerID) {
    let pages = stack.viewControllers.map { ($0, identify($0)) }
    for (page, id) in pages { look(into: page, id) }
    guard coming[id] == nil, state.controllers[id].poppingTo == nil,
      stack.transitionCoordinator == nil
    else { return }
    let shown = pages.map(\.1)
    let top = state.controllers[id].lastChild
    if isTold(of: stack), top != nil, top != shown.last { return }
    settle(id, on: shown)
  }

  /// Whether the stack's delegate is a proxy of this recorder.
  private func isTold(of stack: UINavigationController) -> Bool {
    (stack.delegate as? NavigationDelegate)?.recorder === recorder
  }

  /// Records how the pages of a stack at rest differ from the recorded ones.
  ///
  /// A new top page was shown, even without a callback.
  func settle(_ stack: ControllerID, on shown: [ControllerID]) {
    let known = children(of: stack)
    guard known != shown, let top = shown.last else { return }
    let common = zip(known, shown).prefix { $0 == $1 }.count
    if common == shown.count {
      conclude(.navigation(.didShow(on: stack, controller: top)))
      return
    }
    for page in known[common...].reversed() {
      tell(.hierarchy(.childRemoved(parent: stack, child: page)))
    }
    for page in shown[common...].dropLast() {
      tell(.hierarchy(.childAdded(parent: stack, child: page)))
    }
    if known.isEmpty || known.last == top {
      tell(.hierarchy(.childAdded(parent: stack, child: top)))
    } else {
      conclude(.navigation(.didShow(on: stack, controller: top)))
    }
  }
}
#endif
