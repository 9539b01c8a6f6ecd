public import Foundation

/// What keeps a presentation.
@available(iOS 8.0, *)
@MainActor
open class UIPresentationController: NSObject {
  /// Who presents; the one presented, until someone does.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// What is presented.
  open private(set) var presentedViewController: UIViewController
  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the presenter's view goes while the presented one is there.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// Who is notified of what the user does.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  package weak var presenter: UIViewController?

  /// Makes what keeps a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }
}
