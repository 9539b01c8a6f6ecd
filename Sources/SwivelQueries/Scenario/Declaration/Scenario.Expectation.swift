package import SwivelModel

extension Scenario {
  /// What the source says of the run as a whole; `nil` where it says nothing.
  package struct Expectation: Hashable, Sendable {
    /// The controllers whose own values decide the main window's orientation in the last step.
    package let consulted: Set<ControllerName>?
    /// The mask in force for the main window at the end.
    package let effectiveMask: InterfaceOrientationMask?
    /// The ids of all problems that a report must name.
    package let findings: [String]?
    /// Whether the source finds nothing wrong.
    package let isClean: Bool?
  }
}
