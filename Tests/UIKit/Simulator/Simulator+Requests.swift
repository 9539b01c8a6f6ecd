import Foundation
import SwivelModel
import SwivelReplay

extension Simulator {
  /// A scene is asked to be laid out another way.
  func request(
    _ preferences: UIWindowScene.GeometryPreferences, of scene: UIWindowScene,
    errorHandler: ((any Error) -> Void)?
  ) {
    guard let preferences = preferences as? UIWindowScene.GeometryPreferences.iOS,
      let wanted = preferences.interfaceOrientations.map({ InterfaceOrientationMask($0) })
    else { return }
    let request = UInt64(events.count)
    let fact = RequestFact.geometryRequest(scene: scene.handle, mask: wanted, cause: nil)
    let moment = record(.request(fact))
    guard let ruling = moment?.rulings.first(where: \.isRequestDenied) else { return }
    let error = Self.refusal(wanted, ruling.allowed)
    later.append { [self] in
      let cause = Cause(rawValue: UInt32(truncatingIfNeeded: UInt64(events.count) - request))
      append(.outcome(.geometryRefused(code: UInt32(error.code), request: cause)))
      errorHandler?(error)
    }
  }

  /// The app sets the orientation of the device by its key.
  func setDeviceOrientation(_ value: Any?) {
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    let orientation = number.flatMap { UInt8(exactly: $0) }.flatMap(DeviceOrientation.init)
    guard let orientation else { return }
    record(.request(.setDeviceOrientation(orientation: orientation, cause: nil)))
  }

  /// A controller has changed its mind about the lock.
  func updateLock(for controller: UIViewController) {
    let id = id(of: controller)
    learnLock(of: controller)
    record(.request(.needsLockUpdate(controller: id, cause: nil)))
    guard let window = controller.shownIn, let scene = window.windowScene else { return }
    lock(scene, window)
  }

  private func lock(_ scene: UIWindowScene, _ window: UIWindow) {
    guard let id = window.handle else { return }
    let isLocked = replayer.inspect(id).isLocked
    let previous = scene.effectiveGeometry
    guard previous.isInterfaceOrientationLocked != isLocked else { return }
    scene.effectiveGeometry = UIWindowScene.Geometry(
      interfaceOrientation: previous.interfaceOrientation,
      coordinateSpace: previous.coordinateSpace, isInterfaceOrientationLocked: isLocked)
    tell(scene, of: previous)
  }

  /// What UIKit says when it refuses a request.
  private static func refusal(
    _ requested: InterfaceOrientationMask, _ supported: InterfaceOrientationMask
  ) -> NSError {
    let reason = """
      None of the requested orientations are supported by the view controller. \
      Requested: \(words(requested)); Supported: \(words(supported))
      """
    let code = UISceneError.Code.geometryRequestDenied.rawValue
    return NSError(
      domain: "UISceneErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  private static func words(_ mask: InterfaceOrientationMask) -> String {
    mask.orientations.map { String(describing: $0) }.joined(separator: ", ")
  }
}
