#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import SwivelRecorder
import UIKit

extension Adapter {
  /// The app asks for orientations; `nil` when it has no preference, or not for these systems.
  @available(iOS 16.0, *)
  func requested(
    _ preferences: UIWindowScene.GeometryPreferences, of scene: UIWindowScene
  ) -> EventNumber? {
    guard let preferences = preferences as? UIWindowScene.GeometryPreferences.iOS,
      let mask = preferences.interfaceOrientations
    else { return nil }
    return tellNumbered(
      .request(
        .geometryUpdate(
          scene: identify(scene), mask: InterfaceOrientationMask(mask), cause: currentCause)))
  }

  /// The handler of a request's error, which records it before calling the app's handler.
  ///
  /// Isolated to nothing: nowhere is it said where UIKit calls it.
  nonisolated static func handler(
    of request: EventNumber?, _ recorder: Recorder, _ then: ((any Error) -> Void)?
  ) -> (any Error) -> Void {
    { [weak recorder] error in
      let error = error as NSError
      if let recorder, error.domain == "UISceneErrorDomain" {
        let code = UInt32(clamping: error.code)
        let cause = request?.distance(in: recorder)
        recorder.record(.outcome(.geometryRefused(code: code, request: cause)))
      }
      then?(error)
    }
  }

  /// The app says that a controller's masks have changed.
  func needsUpdate(of controller: UIViewController) {
    tell(.request(.needsUpdate(controller: identify(controller), cause: currentCause)))
  }

  /// The app says that a controller's wish for a lock has changed.
  func needsLockUpdate(of controller: UIViewController) {
    tell(.request(.needsLockUpdate(controller: identify(controller), cause: currentCause)))
  }

  /// The app asks UIKit to turn as the device is held.
  func attemptedRotation() {
    tell(.request(.attemptRotation(cause: currentCause)))
  }

  /// The app sets the device's orientation.
  func force(_ orientation: DeviceOrientation, by set: () -> Void) {
    let wasBeingForced = device.isBeingForced
    (device.forced, device.isBeingForced) = (orientation, true)
    tell(.request(.setDeviceOrientation(orientation, cause: currentCause)))
    set()
    device.isBeingForced = wasBeingForced
    lookAfterRequest()
  }

  /// What was asked for has been done, or will be soon.
  ///
  /// A request has no end that UIKit reports, and most turn nothing before they return. So the
  /// interface is recorded now only if it has turned, and once it has settled in any case.
  func lookAfterRequest() {
    look()
    lookOnceSettled()
  }
}
#endif
