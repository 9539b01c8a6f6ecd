#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import UIKit

extension Adapter {
  /// Tells how a scene's interface is turned, and what else its geometry says.
  func lookAtGeometry(of scene: UIWindowScene, _ handle: Int) {
    let id = Self.scene(handle)
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
    // A turn that nothing announced is seen again when it should be over.
    if known != nil { lookOnceSettled() }
    // UIKit may tell of the device later than it turns.
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

  /// Whether an iPad's scene has the whole screen, and if not, what it has.
  ///
  /// No API tells a window of Stage Manager from a half of Split View. There were no windows before
  /// iPadOS 16, and nothing but windows since 26; in between a scene as high as the screen is taken
  /// for one that shares it.
  private func lookAtSize(of scene: UIWindowScene, _ handle: Int) {
    guard UIDevice.current.userInterfaceIdiom == .pad, let window = scene.windows.first else {
      return
    }
    let (size, screen) = (window.bounds.size, scene.screen.bounds.size)
    guard size.width > 0, screen.width > 0 else { return }
    // While an interface turns, one of the two may have turned already.
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
    tell(.session(.windowing(windowing)))
  }

  private func isResizing(_ scene: UIWindowScene) -> Bool {
    if #available(iOS 26.0, *) { scene.effectiveGeometry.isInteractivelyResizing } else { false }
  }
}
#endif
