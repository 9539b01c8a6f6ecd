import SwivelModel

extension Trigger: Worded {
  package var spelling: StaticString {
    switch self {
    case .inspection: "inspection"
    case .deviceTurn: "deviceTurn"
    case .lockChange: "lockChange"
    case .launch: "launch"
    case .rootChange: "rootChange"
    case .presentation: "presentation"
    case .dismissal: "dismissal"
    case .push: "push"
    case .pop: "pop"
    case .interactivePop: "interactivePop"
    case .selection: "selection"
    case .embedding: "embedding"
    case .windowView: "windowView"
    case .attempt: "attempt"
    case .needsUpdate: "needsUpdate"
    case .geometryRequest: "geometryRequest"
    case .setDeviceOrientation: "setDeviceOrientation"
    case .setStatusBarOrientation: "setStatusBarOrientation"
    case .comeback: "comeback"
    }
  }
}
