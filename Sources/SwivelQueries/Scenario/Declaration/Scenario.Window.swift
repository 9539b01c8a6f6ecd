extension Scenario {
  /// A window that exists before the first step.
  package struct Window: Hashable, Sendable {
    /// The name of the window in the scenario.
    package let name: WindowName
    /// Its `rootViewController`.
    package let root: ControllerName?
    /// Whether it is the key window; exactly one is.
    package let isKey: Bool
    /// Whether it is hidden.
    package let isHidden: Bool
    /// Its `windowLevel`, which fits an `Int32` when rounded.
    package let level: Double
    /// The controllers whose views were added directly to the window.
    package let subviewsOf: [ControllerName]
  }
}
