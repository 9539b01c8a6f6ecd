import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    // What the app delegate did with its own window, and with the app's own root.
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LibraryController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
