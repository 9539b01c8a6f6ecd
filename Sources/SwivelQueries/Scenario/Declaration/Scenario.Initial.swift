package import SwivelModel

extension Scenario {
  /// The state before the first step: before the app's code runs, if the steps launch it.
  package struct Initial: Hashable, Sendable {
    /// A presentation that is already in place.
    package struct Presentation: Hashable, Sendable {
      /// The presenting controller.
      package let presenter: ControllerName
      /// The presented controller.
      package let presented: ControllerName
    }

    /// How the hardware last said that it is held.
    package let device: DeviceOrientation
    /// The way that the interface of every window is turned.
    package let interface: InterfaceOrientation
    /// Whether the user locked the rotation.
    package let rotationLock: Bool
    /// The presentations in place, the lowest first.
    package let presented: [Presentation]
  }
}
