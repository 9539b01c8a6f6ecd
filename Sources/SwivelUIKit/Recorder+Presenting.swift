#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
public import SwivelRecorder
public import UIKit

@MainActor
extension Recorder {
  /// Presents a page, as `presenter.present(page, animated:completion:)` does, and records it.
  public func present(
    _ page: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let adapter else {
      return presenter.present(page, animated: animated, completion: completion)
    }
    adapter.willPresent(page, from: presenter, animated: animated)
    presenter.present(page, animated: animated) { [weak self] in
      self?.adapter?.didPresent(page)
      completion?()
    }
    adapter.look()
  }

  /// Dismisses a page, as `controller.dismiss(animated:completion:)` does, and records it.
  public func dismiss(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let adapter else {
      return controller.dismiss(animated: animated, completion: completion)
    }
    let page = adapter.willDismiss(controller, animated: animated)
    controller.dismiss(animated: animated) { [weak self] in
      self?.adapter?.didDismiss(page)
      completion?()
    }
  }
}
#endif
