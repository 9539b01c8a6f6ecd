import UIKit

/// An alert that rotates only as the page below it does.
final class NoticeAlert: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    presentingViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

/// Does the same for a UIAlertController, which must not be subclassed.
final class NoticeAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let root = window?.rootViewController
    guard let root, root.presentedViewController is UIAlertController else {
      return .allButUpsideDown
    }
    return root.supportedInterfaceOrientations
  }
}
