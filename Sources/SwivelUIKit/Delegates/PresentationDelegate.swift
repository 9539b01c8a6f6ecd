#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelRecorder
import UIKit

/// Records the delegate calls of a presentation that the user causes.
final class PresentationDelegate: DelegateProxy, UIAdaptivePresentationControllerDelegate {
  var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    target as? any UIAdaptivePresentationControllerDelegate
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    recorder?.adapter?.userWillDismiss(presentationController.presentedViewController)
    passOnWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    recorder?.adapter?.userDidDismiss(presentationController.presentedViewController)
    passOnDidDismiss(presentationController)
  }
}
#endif
