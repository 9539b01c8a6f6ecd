import Foundation
import UIKit

/// A stack that forwards to its top page.
final class ForwardingStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .all
  }
}

/// An app delegate that answers by a function.
final class Delegate: NSObject, UIApplicationDelegate {
  private let mask: @MainActor (UIWindow?) -> UIInterfaceOrientationMask

  init(_ mask: @escaping @MainActor (UIWindow?) -> UIInterfaceOrientationMask) {
    self.mask = mask
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { mask(window) }
}
