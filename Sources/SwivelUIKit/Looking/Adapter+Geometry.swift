#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import UIKit

extension Adapter {
  /// Records a scene's interface orientation and the rest of its geometry.
  func lookAtGeometry(of scene: UIWindowScene, _ handle: Int) {
    let id = Self.scene(handle)
    lookAtEnvironment(of: scene, handle)
    lookAtSize(of: scene, handle)
    for window in scene.windows { lookAtShape(of: window) }
    if #available(iOS 26.0, *),
      scene.effectiveGeometry.isInterfaceOrientationLocked != scenes[handle].isLocked
    {
      scenes[handle].isLocked.toggle()
      tell(.observation(.interfaceLocked(scene: id, locked: scenes[handle].isLocked)))
    }
    let known = scenes[handle].orientation
    guard let orientation = Self.orientation(of: scene), orientation != known else { return }
    scenes[handle].orientation = orientation
    // An unannounced rotation is recorded again when it should have ended.
    if known != nil { lookOnceSettled() }
    // UIKit may rotate before it reports the device orientation.
    lookAtDevice()
    tell(.observation(.sceneOrientation(scene: id, orientation: orientation)))
  }

  private static func orientation(of scene: UIWindowScene) -> InterfaceOrientation? {
    if #available(iOS 16.0, *) {
      InterfaceOrientation(scene.effectiveGeometry.interfaceOrientation)
    } else {
      InterfaceOrientation(scene.interfaceOrientation)
    }
  }

  private func lookAtShape(of window: UIWindow) {
    guard let id = identify(window), window.bounds.width != window.bounds.height else { return }
    let shape: BoundsShape = window.bounds.width > window.bounds.height ? .landscape : .portrait
    guard windows[Int(id.rawValue)].shape != shape else { return }
    windows[Int(id.rawValue)].shape = shape
    tell(.observation(.windowBounds(window: id, shape: shape)))
  }

  /// Whether an iPad's scene is full screen, and if not, its windowing mode.
  ///
  /// No API distinguishes a window of Stage Manager from one in Split View. There were no windows
  /// before iPadOS 16, and only windows since 26; in between a scene as high as the screen is
  /// assumed to share it.
  private func lookAtSize(of scene: UIWindowScene, _ handle: Int) {
    guard UIDevice.current.userInterfaceIdiom == .pad, let window = scene.windows.first else {
      return
    }
    let (size, screen) = (window.bounds.size, scene.screen.bounds.size)
    guard size.width > 0, screen.width > 0 else { return }
    // During a rotation, only one of the two may have rotated.
    let fits = size == screen || (size.width == screen.height && size.height == screen.width)
    let windowing: Windowing
    if fits, !isResizing(scene) {
      windowing = .fullScreen
    } else if state.session.system < SystemVersion(16)
      || (state.session.system < SystemVersion(26) && size.height == screen.height)
    {
      windowing = .splitView
    } else {
      windowing = .windowed
    }
    guard (scenes[handle].windowing ?? .fullScreen) != windowing else { return }
    scenes[handle].windowing = windowing
    tell(.session(.windowing(mode: windowing)))
  }
}
#endif
