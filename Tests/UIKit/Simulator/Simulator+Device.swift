import Foundation
package import SwivelModel

extension Simulator {
  /// The user holds the device another way.
  package func turn(to orientation: DeviceOrientation) {
    record(.device(.deviceTurned(to: orientation)))
  }

  /// The user locks the rotation, or unlocks it.
  package func lockRotation(_ isOn: Bool) {
    record(.device(.rotationLock(on: isOn)))
  }

  /// The app's code begins to run.
  package func launch() {
    record(.session(.phase(phase: .launched)))
  }

  /// The app leaves the screen.
  package func enterBackground() {
    for scene in application.connectedScenes {
      enter(scene, .foregroundInactive, UIScene.willDeactivateNotification)
      enter(scene, .background, UIScene.didEnterBackgroundNotification)
    }
    record(.session(.phase(phase: .background)))
  }

  /// The app comes back.
  package func enterForeground() {
    for scene in application.connectedScenes {
      enter(scene, .foregroundInactive, UIScene.willEnterForegroundNotification)
    }
    record(.session(.phase(phase: .foreground)))
    for scene in application.connectedScenes {
      enter(scene, .foregroundActive, UIScene.didActivateNotification)
    }
    record(.session(.phase(phase: .active)))
  }

  /// Somebody begins to listen to the device, or no one does any more.
  func listens(_ isListening: Bool) {
    append(.session(.deviceNotifications(on: isListening)))
  }

  func enter(_ scene: UIScene, _ state: UIScene.ActivationState, _ news: NSNotification.Name) {
    scene.activationState = state
    NotificationCenter.default.post(name: news, object: scene)
  }
}
