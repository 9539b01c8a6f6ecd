#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import UIKit

/// A presented page, and its presenter.
private struct Presentation {
  let page: UIViewController
  let id: ControllerID
  let presenter: ControllerID
}

extension Adapter {
  /// Records which pages are presented in a window, and which no longer are.
  func lookAtPresentations(in window: UIWindow, _ id: WindowID) {
    var shown: [Presentation] = []
    if let root = window.rootViewController { collect(from: root, identify(root), into: &shown) }
    for page in presented(in: id).reversed()
    where state.controllers[page].isPresented && !shown.contains(where: { $0.id == page }) {
      inTransition.remove(page)
      conclude(.presentation(.dismissEnded(controller: page, cancelled: false)))
    }
    for presentation in shown { look(at: presentation) }
  }

  private func collect(
    from controller: UIViewController, _ id: ControllerID, into shown: inout [Presentation]
  ) {
    for child in controller.children { collect(from: child, identify(child), into: &shown) }
    guard let page = controller.presentedViewController,
      page.presentingViewController === controller
    else { return }
    let pageID = identify(page)
    look(into: page, pageID)
    shown.append(Presentation(page: page, id: pageID, presenter: id))
    collect(from: page, pageID, into: &shown)
  }

  /// The recorded presentations in a window, the top page first.
  private func presented(in window: WindowID) -> [ControllerID] {
    Array(
      sequence(state: state.windows[window].topPresented) { [state] next in
        guard let page = next else { return nil }
        next = state.controllers[page].presentedBelow
        return page
      })
  }

  private func look(at presentation: Presentation) {
    let (page, id) = (presentation.page, presentation.id)
    if !state.controllers[id].isPresented {
      begin(page, id, on: presentation.presenter, animated: page.isBeingPresented)
    }
    tellStyle(of: page, id, isShown: true)
    guard !inTransition.contains(id) else { return }
    if state.controllers[id].isBeingPresented, !page.isBeingPresented,
      page.viewIfLoaded?.window != nil
    {
      conclude(.presentation(.presentEnded(controller: id)))
    }
    if state.controllers[id].isBeingDismissed != page.isBeingDismissed {
      if page.isBeingDismissed {
        beginDismissal(of: page, id, animated: true)
      } else {
        conclude(.presentation(.dismissEnded(controller: id, cancelled: true)))
      }
    }
  }

  /// Records the beginning of a presentation.
  func begin(
    _ page: UIViewController, _ id: ControllerID, on presenter: ControllerID, animated: Bool
  ) {
    tellStyle(of: page, id, isShown: false)
    tell(.presentation(.presentBegan(on: presenter, controller: id, animated: animated)))
  }

  /// Records the beginning of a dismissal, unless it was recorded before.
  func beginDismissal(
    of page: UIViewController, _ id: ControllerID, animated: Bool, byUser: Bool = false
  ) {
    guard state.controllers[id].isPresented, !state.controllers[id].isBeingDismissed else { return }
    let isInteractive = page.transitionCoordinator?.isInteractive ?? byUser
    tell(
      .presentation(
        .dismissBegan(controller: id, animated: animated, interactive: isInteractive)))
  }

  /// The presentation controller of a page that is not shown yet is not accessed, because that
  /// would create it.
  private func tellStyle(of page: UIViewController, _ id: ControllerID, isShown: Bool) {
    let style = PresentationStyle(page.modalPresentationStyle)
    let removes =
      isShown && style == .custom
      && page.presentationController?.shouldRemovePresentersView == true
    let known = state.controllers[id]
    let isNews = known.style != style || (isShown && known.removesPresenter != removes)
    guard let style, isNews else { return }
    tell(
      .controller(.presentationStyle(controller: id, style: style, removesPresenter: removes)))
  }
}
#endif
