#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

extension Adapter {
  /// Starts observing a scene, and the device with the first one; records once that there is none,
  /// unless one was observed before.
  func observe(_ scene: UIWindowScene?, in surroundings: Recorder.Surroundings) {
    let isFirst = !hasToldSession
    tellSession(of: scene, in: surroundings)
    guard let scene else {
      if isFirst { tell(.session(.sceneMissing)) }
      return
    }
    if watch == nil { begin() }
    let handle = Int(identify(scene).rawValue)
    let isNew = !scenes[handle].isObserved
    scenes[handle].isObserved = true
    scenes[handle].phase = SceneFacts.phase(of: scene.activationState)
    if isNew {
      scenes[handle].orientation = nil
      scenes[handle].geometry = observeGeometry(of: scene) { [weak recorder] in
        recorder?.adapter?.look()
      }
    }
    look()
    tellPhase()
    if isNew { lookOnceSettled() }
  }

  private func begin() {
    watch = Watch(recorder)
    lookAtDevice()
  }

  /// Records the device orientation, unless a notification has reported it.
  func lookAtDevice() {
    let orientation = DeviceOrientation(UIDevice.current.orientation)
    guard watch != nil, orientation != .unknown, orientation != device.forced,
      orientation != device.orientation
    else { return }
    device.turned(to: orientation)
    tell(.device(.deviceTurned(to: orientation)))
  }

  /// Stops observing the scenes and the device, which continue to exist.
  func stopObserving() {
    watch?.end()
    watch = nil
    device.isLookRequested = false
    for handle in scenes.handles {
      (scenes[handle].isObserved, scenes[handle].geometry) = (false, nil)
    }
  }

  /// A scene has reached a lifecycle phase.
  func reached(_ phase: Phase, _ scene: UIWindowScene) {
    guard let handle = scenes.handle(of: scene) else { return }
    scenes[handle].phase = phase
    tellPhase()
    // A launch or a return to the foreground ends here.
    if phase == .active { lookAnyway() } else { look() }
    lookOnceSettled()
  }

  /// A scene has disconnected, together with its windows.
  func disconnected(_ scene: UIWindowScene) {
    guard let handle = scenes.handle(of: scene) else { return }
    let id = Self.scene(handle)
    for window in state.windows.existing where state.windows[window].scene == id {
      remove(Int(window.rawValue))
    }
    disconnect(handle)
    sweep()
    tellPhase()
  }

  /// A controller is about to rotate or to change its size.
  func willTransition(
    _ controller: UIViewController, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tell(.observation(.willTransition(controller: identify(controller))))
    coordinator.animate(alongsideTransition: nil) { [weak recorder] _ in
      recorder?.adapter?.look()
    }
  }
}
#endif
