#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import UIKit

// Where a scene is shown, as far as UIKit tells. An app has no API for any of it but the resizing.
extension Adapter {
  /// Records the resizing of a scene, and its moves to other screens and displays.
  func lookAtEnvironment(of scene: UIWindowScene, _ handle: Int) {
    let id = Self.scene(handle)
    if scenes[handle].isResizing != isResizing(scene) {
      scenes[handle].isResizing.toggle()
      tell(.session(.sceneResizing(scene: id, on: scenes[handle].isResizing)))
    }
    lookAtScreen(of: scene, handle)
    lookAtDisplay(of: scene)
  }

  func isResizing(_ scene: UIWindowScene) -> Bool {
    if #available(iOS 26.0, *) { scene.effectiveGeometry.isInteractivelyResizing } else { false }
  }

  // A phone has one screen, so that a scene on another one is mirrored on a Mac (27+; Apple, WWDC
  // 2026 session 278). A scene that is mirrored from the start is not noticed.
  private func lookAtScreen(of scene: UIWindowScene, _ handle: Int) {
    let screen = scene.screen
    defer { scenes[handle].screen = screen }
    guard let known = scenes[handle].screen else {
      return scenes[handle].firstScreen = screen
    }
    guard known !== screen else { return }
    tell(.session(.screenChanged(scene: Self.scene(handle))))
    let device = state.session.device
    guard device.isDisjoint(with: [.pad, .onPad, .foldable]), state.session.system.major >= 27
    else { return }
    let isHome = scenes[handle].firstScreen === screen
    let windowing: Windowing = isHome ? .fullScreen : .mirrored
    guard windowing != state.session.windowing else { return }
    tell(.session(.windowing(mode: windowing)))
  }

  // Only the inner display of a foldable iPhone is regular both ways (Apple, tech talk 111461).
  private func lookAtDisplay(of scene: UIWindowScene) {
    guard state.session.device.contains(.foldable) else { return }
    let traits = scene.traitCollection
    let isInner = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    let display: Display = isInner ? .inner : .outer
    guard state.device.display != display else { return }
    tell(.device(.displayUsed(display: display)))
  }
}
#endif
