#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

extension Adapter {
  /// The app is about to present a page.
  ///
  /// UIKit refuses to present a page that is already presented, or from a presenter that presents
  /// another.
  func willPresent(_ page: UIViewController, from presenter: UIViewController, animated: Bool) {
    guard page.presentingViewController == nil, presenter.presentedViewController == nil else {
      return
    }
    sweep()
    let (id, presenterID) = (identify(page), identify(presenter))
    look(into: page, id)
    inTransition.insert(id)
    begin(page, id, on: presenterID, animated: animated)
  }

  /// A page that the app presented has appeared.
  func didPresent(_ page: UIViewController) {
    guard let handle = controllers.handle(of: page) else { return }
    let id = Self.id(handle)
    if inTransition.remove(id) != nil, state.controllers[id].isBeingPresented {
      conclude(.presentation(.presentEnded(controller: id)))
    }
    look()
  }

  /// The app is about to dismiss what a controller presents, or the controller itself.
  ///
  /// - Returns: The page to be dismissed.
  func willDismiss(_ controller: UIViewController, animated: Bool) -> UIViewController? {
    guard let page = controller.presentedViewController ?? controller.outermost.presentedSelf else {
      return nil
    }
    look()
    let id = identify(page)
    inTransition.insert(id)
    beginDismissal(of: page, id, animated: animated)
    return page
  }

  /// A page that the app dismissed has disappeared.
  func didDismiss(_ page: UIViewController?) {
    if let page { endDismissal(of: page) }
    look()
  }

  // MARK: Dismissal by the user

  /// The user starts to pull a page away.
  func userWillDismiss(_ page: UIViewController) {
    look()
    let id = identify(page)
    beginDismissal(of: page, id, animated: true, byUser: true)
    page.transitionCoordinator?.notifyWhenInteractionChanges { [weak recorder] context in
      guard context.isCancelled, let adapter = recorder?.adapter,
        adapter.state.controllers[id].isBeingDismissed
      else { return }
      adapter.conclude(.presentation(.dismissEnded(controller: id, cancelled: true)))
      adapter.look()
    }
  }

  /// The user has dismissed a page.
  func userDidDismiss(_ page: UIViewController) {
    endDismissal(of: page)
    look()
  }

  private func endDismissal(of page: UIViewController) {
    let id = identify(page)
    inTransition.remove(id)
    guard state.controllers[id].isPresented, page.presentingViewController == nil else { return }
    conclude(.presentation(.dismissEnded(controller: id, cancelled: false)))
  }
}

extension UIViewController {
  /// The outermost ancestor of the controller, or the controller itself.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }

  /// The controller itself, if it is presented.
  fileprivate var presentedSelf: UIViewController? { presentingViewController == nil ? nil : self }
}
#endif
