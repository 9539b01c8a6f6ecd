import SampleApps
import UIKit

/// The app that simulators run; its scene does everything.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // A scene's delegate goes when the session puts its own in place.
  fileprivate static var stepper: Stepper?
}

/// Starts the run that the app was launched for.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let run = ConformanceSession.ofProcess else {
      return
    }
    if let delegate = run.applicationDelegate { UIApplication.shared.delegate = delegate }
    AppDelegate.stepper = Stepper(run, in: scene)
  }
}
