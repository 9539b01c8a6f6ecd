#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelRecorder
import UIKit

/// Hears what a presentation tells its delegate of the user.
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
