extension Scenario {
  /// A window that is there before the first step.
  package struct Window: Hashable, Sendable {
    /// The name by which the scenario speaks of it.
    package let name: WindowName
    /// Its `rootViewController`.
    package let root: ControllerName?
    /// Whether it is the key window, as exactly one is.
    package let isKey: Bool
    /// Whether it is hidden.
    package let isHidden: Bool
    /// Its `windowLevel`, which always fits an `Int32` when it is rounded.
    package let level: Double
    /// The controllers whose views were added to the window itself.
    package let subviewsOf: [ControllerName]
  }
}
