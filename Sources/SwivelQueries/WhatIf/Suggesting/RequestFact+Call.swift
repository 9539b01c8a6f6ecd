import SwivelModel
import SwivelReplay
import SwivelText

extension RequestFact {
  /// The call without its number, as `swivel whatif --insert` takes it between braces.
  var call: String {
    switch self {
    case .attemptRotation: "\"kind\":\"attemptRotation\""
    case .needsUpdate(let controller, _):
      "\"kind\":\"needsUpdate\",\"controller\":\(controller.rawValue)"
    case .geometryRequest(let scene, let mask, _):
      "\"kind\":\"geometryRequest\",\"scene\":\(scene.rawValue),\"mask\":\(mask.list)"
    case .setDeviceOrientation(let device, _):
      "\"kind\":\"setDeviceOrientation\",\"orientation\":\"\(device.word)\""
    case .setStatusBarOrientation(let orientation, _):
      "\"kind\":\"setStatusBarOrientation\",\"orientation\":\"\(orientation.word)\""
    case .needsLockUpdate(let controller, _):
      "\"kind\":\"needsLockUpdate\",\"controller\":\(controller.rawValue)"
    }
  }
}

extension InterfaceOrientationMask {
  /// The mask as a list in JSON.
  var list: String { "[\(words.map { "\"\($0)\"" }.joined(separator: ","))]" }
}
