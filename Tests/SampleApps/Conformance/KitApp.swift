package import Foundation
import SwivelRecorder
import SwivelUIKit
package import UIKit

/// The app of the kit: pages that answer what a run states, all recorded.
@MainActor
package final class KitApp: NSObject, UIApplicationDelegate {
  package var window: UIWindow?
  /// The pages and containers, by name; the run's set-up makes them, and `root` is the first root.
  private(set) var pages: [String: UIViewController] = [:]
  /// What the app delegate allows.
  var mask: UIInterfaceOrientationMask?
  let recorder: Recorder
  let scenes: SampleSceneDelegate
  var overlay: UIWindow?

  init(_ recorder: Recorder) {
    self.recorder = recorder
    scenes = SampleSceneDelegate(recorder)
  }

  func page(
    _ name: String, _ mask: UIInterfaceOrientationMask? = nil,
    prefers preferred: UIInterfaceOrientation? = nil, autorotates: Bool? = nil,
    style: UIModalPresentationStyle? = nil
  ) {
    let answers = KitAnswers(mask: mask, preferred: preferred, autorotates: autorotates)
    let page = KitPage(recorder, answers)
    if let style { page.modalPresentationStyle = style }
    pages[name] = page
  }

  func stack(_ name: String, of root: String, forwards: Bool) {
    guard let root = pages[root] else { return }
    pages[name] = KitStack(recorder, root, forwards: forwards)
  }

  func tabs(_ name: String, of root: String) {
    guard let root = pages[root] else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    pages[name] = tabs
  }

  func start(in scene: UIWindowScene, _ surroundings: Recorder.Surroundings) {
    guard let root = pages["root"] else { return }
    scenes.fill(scene, with: root, in: surroundings)
  }

  /// What the author of a page knows of it.
  package struct Declaration {
    /// The page or container.
    package let page: UIViewController
    /// Its name.
    package let name: String
    /// The mask that it states.
    package let mask: UIInterfaceOrientationMask?
    /// Whether it returns what its top page returns.
    package let forwards: Bool
  }

  /// All pages and containers.
  package var declarations: [Declaration] {
    pages.map { name, page in
      Declaration(
        page: page, name: name, mask: (page as? KitPage)?.answers.mask,
        forwards: (page as? KitStack)?.forwards ?? false)
    }
  }

  /// The page that the user sees, in the topmost window.
  var visible: UIViewController? {
    var page = (overlay ?? scenes.window)?.rootViewController
    while let next = page.flatMap(Self.next) { page = next }
    return page
  }

  package func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    recorder.answer(mask ?? .all, by: self, for: window)
  }

  private static func next(after page: UIViewController) -> UIViewController? {
    if let presented = page.presentedViewController, !presented.isBeingDismissed {
      return presented
    }
    if let stack = page as? UINavigationController { return stack.topViewController }
    return (page as? UITabBarController)?.selectedViewController
  }
}
