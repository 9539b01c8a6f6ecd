package import SwivelModel

extension Scenario {
  /// What the app as a whole declares.
  package struct App: Hashable, Sendable {
    /// The orientations in the Info.plist for the device, in the order of the file.
    package let infoPlist: [InterfaceOrientation]
    /// UIRequiresFullScreen.
    package let requiresFullScreen: Bool
    /// What the app delegate answers.
    package let delegate: DelegateMask
    /// What the scene delegate answers (27+); `nil` if it does not implement the method.
    package let sceneDelegate: InterfaceOrientationMask?
  }

  /// How `application(_:supportedInterfaceOrientationsFor:)` finds its answer.
  package enum DelegateMask: Hashable, Sendable {
    /// The method is missing.
    case notImplemented
    /// The same mask every time.
    case fixed(InterfaceOrientationMask)
    /// A mask by the controller that is top-most in the main window.
    case byVisible([ControllerName: InterfaceOrientationMask], otherwise: InterfaceOrientationMask)
    /// A mask by the window that is asked for.
    case byWindow([WindowName: InterfaceOrientationMask], otherwise: InterfaceOrientationMask)
  }
}
