#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

extension Adapter {
  /// A stack is about to show a page.
  ///
  /// - Returns: The event, as the cause of the delegate's actions.
  func willShow(
    _ page: UIViewController, on stack: UINavigationController, animated: Bool
  ) -> EventNumber? {
    sweep()
    let (stackID, id) = (identify(stack), identify(page))
    look(into: page, id)
    tellLowerPages(of: stack, stackID, below: page)
    guard isNews(id, on: stackID) else { return nil }
    coming[stackID] = id
    let coordinator = stack.transitionCoordinator
    let event = tellNumbered(
      .navigation(
        .willShow(
          on: stackID, controller: id, animated: animated,
          interactive: coordinator?.isInteractive ?? false)))
    if let coordinator { follow(coordinator, id, on: stackID) }
    return event
  }

  /// A stack has shown a page.
  func didShow(_ page: UIViewController, on stack: UINavigationController) {
    let (stackID, id) = (identify(stack), identify(page))
    let state = state.controllers[stackID]
    if coming.removeValue(forKey: stackID) == id || state.lastChild != id || state.poppingTo != nil
    {
      conclude(.navigation(.didShow(on: stackID, controller: id)))
    }
    settle(stackID, on: stack.viewControllers.map(identify))
    look()
  }

  /// Records the pages that a stack had before it was first inspected.
  private func tellLowerPages(
    of stack: UINavigationController, _ id: ControllerID, below page: UIViewController
  ) {
    guard state.controllers[id].firstChild == nil, stack.viewControllers.last === page else {
      return
    }
    for lower in stack.viewControllers.dropLast() {
      tell(.hierarchy(.childAdded(parent: id, child: identify(lower))))
    }
  }

  /// Whether a stack is to show another page, rather than to appear again with the same one.
  ///
  /// If the current page stays after all, the pending transition is canceled.
  private func isNews(_ page: ControllerID, on stack: ControllerID) -> Bool {
    guard state.controllers[stack].lastChild == page else { return true }
    cancel(on: stack)
    return false
  }

  private func follow(
    _ coordinator: any UIViewControllerTransitionCoordinator, _ page: ControllerID,
    on stack: ControllerID
  ) {
    coordinator.notifyWhenInteractionChanges { [weak recorder] context in
      guard !context.isInteractive else { return }
      recorder?.adapter?.letGo(of: page, on: stack, isCancelled: context.isCancelled)
    }
    // A transition can also be canceled without a gesture, and then without another callback.
    coordinator.animate(alongsideTransition: nil) { [weak recorder] context in
      guard context.isCancelled, let adapter = recorder?.adapter else { return }
      adapter.letGo(of: page, on: stack, isCancelled: true)
      adapter.lookAnyway()
      adapter.lookOnceSettled()
    }
  }

  /// A swipe back is released; UIKit may report it more than once.
  private func letGo(of page: ControllerID, on stack: ControllerID, isCancelled: Bool) {
    guard coming[stack] == page else { return }
    if isCancelled {
      cancel(on: stack)
    } else if state.controllers[stack].isPopInteractive {
      tell(.navigation(.interactivePopEnded(on: stack, cancelled: false)))
    }
  }

  private func cancel(on stack: ControllerID) {
    coming[stack] = nil
    guard state.controllers[stack].poppingTo != nil else { return }
    tell(.navigation(.interactivePopEnded(on: stack, cancelled: true)))
    // The page still slides back; the transition ends when it arrives.
    lookOnceSettled()
  }
}
#endif
