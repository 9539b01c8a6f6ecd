package import Foundation
package import SwivelRecorder
package import SwivelUIKit
package import UIKit

/// Tabs with stacks of portrait pages, and one page among them that rotates.
package final class OnePageRotatesApp: NSObject, SampleApp, UIApplicationDelegate {
  package var window: UIWindow?
  private let recorder: Recorder
  private let surroundings: Recorder.Surroundings
  private let scenes: SampleSceneDelegate
  private let tabs: MainTabBarController
  private let stack: UINavigationController
  private let home: UIViewController
  private let photo: UIViewController

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - recorder: Records it.
  ///   - surroundings: What it runs on.
  ///   - isCured: Whether pages state their masks to UIKit, in a base class.
  package init(_ recorder: Recorder, in surroundings: Recorder.Surroundings, isCured: Bool) {
    (self.recorder, self.surroundings) = (recorder, surroundings)
    scenes = SampleSceneDelegate(recorder)
    home = isCured ? LockedHomePage(recorder) : HomePage(recorder)
    photo = isCured ? TurningPhotoPage(recorder) : PhotoPage(recorder)
    stack = UINavigationController(rootViewController: home)
    tabs = MainTabBarController(recorder, asksPages: isCured)
    super.init()
    tabs.viewControllers = [stack]
    stack.delegate = recorder.navigationDelegate()
  }

  package var pages: [String: UIViewController] {
    ["tab": tabs, "nav": stack, "A": home, "B": photo]
  }

  package var windows: [String: UIWindow] { scenes.window.map { ["main": $0] } ?? [:] }

  package var applicationDelegate: (any UIApplicationDelegate)? { self }

  package func start(in scene: UIWindowScene) {
    scenes.fill(scene, with: tabs, in: surroundings)
  }

  package func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    recorder.answer(.allButUpsideDown, by: self, for: window)
  }
}
