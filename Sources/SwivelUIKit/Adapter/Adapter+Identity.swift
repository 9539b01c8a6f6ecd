#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

extension Adapter {
  /// The handle of a controller, which is recorded when it is first seen.
  func identify(_ controller: UIViewController) -> ControllerID {
    if let handle = controllers.handle(of: controller) { return Self.id(handle) }
    let id = Self.id(controllers.add(controller, ControllerFacts()))
    tell(
      .controller(
        .controller(
          controller: id, type: ControllerKind(controller), name: controller.typeName)))
    return id
  }

  /// The handle of a window.
  func identify(_ window: UIWindow) -> WindowID? {
    windows.handle(of: window).map(Self.window)
  }

  /// The handle of a scene.
  func identify(_ scene: UIWindowScene) -> SceneID {
    if let handle = scenes.handle(of: scene) { return Self.scene(handle) }
    let id = Self.scene(scenes.add(scene, SceneFacts()))
    tell(.window(.sceneConnected(scene: id, connected: true)))
    return id
  }

  /// Ends everything that was deallocated since the last look.
  func sweep() {
    for handle in controllers.orphans { end(Self.id(handle)) }
    for handle in windows.orphans { remove(handle) }
    for handle in scenes.orphans { disconnect(handle) }
  }

  /// A page that was deallocated while presented is also off the screen.
  func end(_ id: ControllerID) {
    if state.controllers[id].isPresented {
      conclude(.presentation(.dismissEnded(controller: id, cancelled: false)))
    }
    tell(.controller(.controllerEnded(controller: id)))
    controllers.release(Int(id.rawValue), ControllerFacts())
    coming[id] = nil
    if lastAnswerer == Int(id.rawValue) { lastAnswerer = nil }
    inTransition.remove(id)
  }

  func remove(_ window: Int) {
    let id = Self.window(window)
    conclude(.window(.windowRemoved(window: id)))
    windows.release(window, WindowFacts())
    delegateMasks.forget(id)
  }

  func disconnect(_ scene: Int) {
    tell(.window(.sceneConnected(scene: Self.scene(scene), connected: false)))
    scenes.release(scene, SceneFacts())
  }

  static func id(_ handle: Int) -> ControllerID {
    ControllerID(rawValue: UInt16(truncatingIfNeeded: handle))
  }

  static func window(_ handle: Int) -> WindowID {
    WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
  }

  static func scene(_ handle: Int) -> SceneID {
    SceneID(rawValue: UInt8(truncatingIfNeeded: handle))
  }
}
#endif
