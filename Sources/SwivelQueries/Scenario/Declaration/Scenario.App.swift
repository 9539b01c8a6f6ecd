package import SwivelModel

extension Scenario {
  /// The declarations of the app as a whole.
  package struct App: Hashable, Sendable {
    /// The orientations in the Info.plist for the device, in the order of the file.
    package let infoPlist: [InterfaceOrientation]
    /// UIRequiresFullScreen.
    package let requiresFullScreen: Bool
    /// The answer of the app delegate.
    package let delegate: DelegateMask
    /// The answer of the scene delegate (27+); `nil` if it does not implement the method.
    package let sceneDelegate: InterfaceOrientationMask?
  }

  /// How `application(_:supportedInterfaceOrientationsFor:)` is implemented.
  package enum DelegateMask: Hashable, Sendable {
    /// It is not implemented.
    case notImplemented
    /// It always returns the same mask.
    case fixed(InterfaceOrientationMask)
    /// It returns a mask by the topmost controller in the main window.
    case byVisible([ControllerName: InterfaceOrientationMask], otherwise: InterfaceOrientationMask)
    /// It returns a mask by its window argument.
    case byWindow([WindowName: InterfaceOrientationMask], otherwise: InterfaceOrientationMask)
  }
}
