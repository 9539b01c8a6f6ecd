import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// The root, which answers with what the page that is seen is made for.
final class MainTabBarController: UITabBarController {
  private let recorder: Recorder
  // Whether pages are asked as UIKit would, or by the app's own protocol.
  private let asksPages: Bool

  init(_ recorder: Recorder, asksPages: Bool) {
    (self.recorder, self.asksPages) = (recorder, asksPages)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let page = Self.page(in: self)
    let mask =
      asksPages
      ? page.supportedInterfaceOrientations : (page as? any OrientedPage)?.orientations ?? .portrait
    return recorder.answer(mask, by: self)
  }

  override var shouldAutorotate: Bool {
    guard asksPages else { return super.shouldAutorotate }
    return recorder.answer(autorotate: Self.page(in: self).shouldAutorotate, by: self)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let page = Self.page(in: self)
    let preferred =
      asksPages
      ? page.preferredInterfaceOrientationForPresentation
      : super.preferredInterfaceOrientationForPresentation
    return recorder.answer(preferred: preferred, by: self)
  }

  /// The page that is seen in a controller.
  private static func page(in controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController { return page(in: presented) }
    switch controller {
    case let stack as UINavigationController: return stack.topViewController.map(page) ?? stack
    case let tabs as UITabBarController: return tabs.selectedViewController.map(page) ?? tabs
    default: return controller
    }
  }
}
