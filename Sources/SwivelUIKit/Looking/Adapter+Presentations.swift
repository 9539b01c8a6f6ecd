#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import UIKit

/// A page that is presented, and by whom.
private struct Presentation {
  let page: UIViewController
  let id: ControllerID
  let presenter: ControllerID
}

extension Adapter {
  /// Tells which pages are presented in a window, and which are not any more.
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

  /// The pages that were told to be presented in a window, the top one first.
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

  /// Tells that a presentation begins.
  func begin(
    _ page: UIViewController, _ id: ControllerID, on presenter: ControllerID, animated: Bool
  ) {
    tellStyle(of: page, id, isShown: false)
    tell(.presentation(.presentBegan(on: presenter, controller: id, animated: animated)))
  }

  /// Tells that a dismissal begins, if it was not told.
  func beginDismissal(
    of page: UIViewController, _ id: ControllerID, animated: Bool, byUser: Bool = false
  ) {
    guard state.controllers[id].isPresented, !state.controllers[id].isBeingDismissed else { return }
    let isInteractive = page.transitionCoordinator?.isInteractive ?? byUser
    tell(
      .presentation(
        .dismissBegan(controller: id, animated: animated, interactive: isInteractive)))
  }

  /// A page that is not shown yet is not asked for its presentation controller: that would make
  /// one.
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
