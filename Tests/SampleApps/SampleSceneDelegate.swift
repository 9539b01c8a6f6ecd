package import Foundation
package import SwivelRecorder
package import SwivelUIKit
package import UIKit

/// Tells a recorder of every change of a scene.
package final class SampleSceneDelegate: NSObject, UIWindowSceneDelegate {
  package var window: UIWindow?
  private let recorder: Recorder

  package init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  /// Fills a scene with a window, and has it observed.
  package func fill(
    _ scene: UIWindowScene, with root: UIViewController, in surroundings: Recorder.Surroundings
  ) {
    let window = UIWindow()
    window.windowScene = scene
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    scene.delegate = self
    recorder.observe(scene, in: surroundings)
  }

  package func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    recorder.sceneDidUpdate(windowScene)
  }

  @available(iOS 26.0, *)
  package func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    recorder.sceneDidUpdate(windowScene)
  }
}
