import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  @available(iOS 26.0, *)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    recorder?.sceneDidUpdate(windowScene)
  }
}
