package import SwivelModel

extension Scenario {
  /// The state before the first step: before the app's code runs, if the steps launch it.
  package struct Initial: Hashable, Sendable {
    /// An existing presentation.
    package struct Presentation: Hashable, Sendable {
      /// The presenting controller.
      package let presenter: ControllerName
      /// The presented controller.
      package let presented: ControllerName
    }

    /// The orientation that the hardware reported last.
    package let device: DeviceOrientation
    /// The interface orientation of every window.
    package let interface: InterfaceOrientation
    /// Whether the user locked the rotation.
    package let rotationLock: Bool
    /// The existing presentations, the lowest first.
    package let presented: [Presentation]
  }
}
