#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import SwivelRecorder
import UIKit

extension Adapter {
  /// The app requests orientations; `nil` for no preference, or for none of these systems.
  @available(iOS 16.0, *)
  func requested(
    _ preferences: UIWindowScene.GeometryPreferences, of scene: UIWindowScene
  ) -> EventNumber? {
    guard let preferences = preferences as? UIWindowScene.GeometryPreferences.iOS,
      let mask = preferences.interfaceOrientations
    else { return nil }
    return tellNumbered(
      .request(
        .geometryRequest(
          scene: identify(scene), mask: InterfaceOrientationMask(mask), cause: currentCause)))
  }

  /// The error handler of a request, which records the error before calling the app's handler.
  ///
  /// Nonisolated, because the calling thread is undocumented.
  nonisolated static func handler(
    of request: EventNumber?, _ recorder: Recorder, _ then: (@Sendable (any Error) -> Void)?
  ) -> @Sendable (any Error) -> Void {
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

  /// The app reports that a controller's masks have changed.
  func needsUpdate(of controller: UIViewController) {
    tell(.request(.needsUpdate(controller: identify(controller), cause: currentCause)))
  }

  /// The app reports that a controller's preference for a lock has changed.
  func needsLockUpdate(of controller: UIViewController) {
    tell(.request(.needsLockUpdate(controller: identify(controller), cause: currentCause)))
  }

  /// The app asks UIKit to rotate to the device orientation.
  func attemptedRotation() {
    tell(.request(.attemptRotation(cause: currentCause)))
  }

  /// The app sets the device's orientation.
  func force(_ orientation: DeviceOrientation, by set: () -> Void) {
    let wasBeingForced = device.isBeingForced
    (device.forced, device.isBeingForced) = (orientation, true)
    tell(.request(.setDeviceOrientation(orientation: orientation, cause: currentCause)))
    set()
    device.isBeingForced = wasBeingForced
    lookAfterRequest()
  }

  /// A request has been fulfilled, or will be soon.
  ///
  /// UIKit does not report the end of a request, and most rotate nothing before they return. So the
  /// interface is recorded now only if it has rotated, and in any case after it has settled.
  func lookAfterRequest() {
    look()
    lookOnceSettled()
  }
}
#endif
