package import SwivelModel

extension Scenario {
  /// The expectations of the whole run; `nil` where the source states nothing.
  package struct Expectation: Hashable, Sendable {
    /// The controllers whose values decide the main window's orientation in the last step.
    package let consulted: Set<ControllerName>?
    /// The effective mask of the main window at the end.
    package let effectiveMask: InterfaceOrientationMask?
    /// The ids of all problems that a report must include.
    package let findings: [String]?
    /// Whether the source reports no problem.
    package let isClean: Bool?
  }
}
