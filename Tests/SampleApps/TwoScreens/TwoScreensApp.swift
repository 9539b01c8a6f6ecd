package import SwivelRecorder
package import SwivelUIKit
package import UIKit

/// A screen for every orientation, and one for landscape that is pushed on it.
package final class TwoScreensApp: SampleApp {
  /// When the app sets the orientation of the device to what a page prefers.
  package enum Forcing {
    /// Never.
    case never
    /// Whenever a page comes on screen.
    case always
    /// When a page comes on screen that does not allow the current orientation.
    case whenMissing
  }

  private let surroundings: Recorder.Surroundings
  private let scenes: SampleSceneDelegate
  private let stack: OrientationStack
  private let screenA: UIViewController
  private let screenB: UIViewController

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - recorder: Records it.
  ///   - surroundings: What it runs on.
  ///   - forces: When it sets the orientation of the device.
  ///   - portrait: Whether the first screen is for portrait alone, and the second is on it
  ///     already.
  package init(
    _ recorder: Recorder, in surroundings: Recorder.Surroundings, forces: Forcing,
    portrait: Bool = false
  ) {
    self.surroundings = surroundings
    scenes = SampleSceneDelegate(recorder)
    screenA = ScreenA(recorder, portrait ? .portrait : .all, prefers: .portrait)
    screenB =
      portrait
      ? ScreenB(recorder, .allButUpsideDown, prefers: .landscapeRight)
      : ScreenB(recorder, .landscape, prefers: .landscapeRight)
    stack = OrientationStack(screenA, recorder, forces: forces)
    if portrait { stack.viewControllers = [screenA, screenB] }
  }

  package var pages: [String: UIViewController] {
    ["nav": stack, "A": screenA, "B": screenB]
  }

  package var windows: [String: UIWindow] { scenes.window.map { ["main": $0] } ?? [:] }

  package func start(in scene: UIWindowScene) {
    scenes.fill(scene, with: stack, in: surroundings)
  }
}
