import SwivelModel

/// A container whose pages are rotated.
@available(iOS 5.0, *)
@MainActor
open class UIPageViewController: UIViewController {
  /// The pages that are seen.
  open package(set) var viewControllers: [UIViewController]?

  override var kind: ControllerKind { .page }
}
