import SwivelModel

/// What makes UIKit evaluate a window's orientation.
public enum Trigger: UInt8, CaseIterable, Sendable {
  /// None: the gates are read without any effect.
  case inspection
  /// The device was rotated.
  case deviceTurn
  /// The user toggled the rotation lock.
  case lockChange
  /// The app's code starts to run.
  case launch
  /// The window got another root controller.
  case rootChange
  /// A page is being presented.
  case presentation
  /// A page is being dismissed.
  case dismissal
  /// A page is pushed.
  case push
  /// A page is popped to.
  case pop
  /// A page is popped to interactively.
  case interactivePop
  /// A container selected another child.
  case selection
  /// A container got a child.
  case embedding
  /// A controller's view was added directly to the window.
  case windowView
  /// `attemptRotationToDeviceOrientation()`.
  case attempt
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  case needsUpdate
  /// `requestGeometryUpdate(_:)`.
  case geometryRequest
  /// `UIDevice.setValue(_, forKey: "orientation")`.
  case setDeviceOrientation
  /// `setStatusBarOrientation`.
  case setStatusBarOrientation
  /// The app returned to the foreground.
  case comeback
  /// The scene moved to the other display of a foldable phone, or into iPhone Mirroring or back.
  case environmentChange
}

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
    case .environmentChange: "environmentChange"
    }
  }
}
