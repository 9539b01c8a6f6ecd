import Foundation
import UIKit

/// Delegates that write down what they are reported.
final class DiaryDelegate: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIWindowSceneDelegate
{
  let diary: Diary
  var window: UIWindow?

  init(_ diary: Diary) {
    self.diary = diary
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.note("will show \((viewController as? DiaryPage)?.name ?? "?")")
    navigationController.transitionCoordinator?.notifyWhenInteractionChanges { [diary] context in
      diary.note(context.isCancelled ? "cancelled" : "let go")
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.note("did show \((viewController as? DiaryPage)?.name ?? "?")")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    diary.note("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    diary.note("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    diary.note("did attempt to dismiss")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    diary.note("scene was \(previousInterfaceOrientation)")
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    diary.note("geometry was \(previousEffectiveGeometry.interfaceOrientation)")
  }
}
