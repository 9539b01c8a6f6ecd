package import SwivelModel
package import SwivelReplay

/// What comes of one evaluation of a window.
package struct UpgradeOutcome: Hashable, Sendable {
  /// What the user or the app notices.
  package struct Effect: Hashable, Sendable {
    /// The window's possible orientations.
    package let orientation: InterfaceOrientationMask
    /// The exception that ends the app.
    package let exception: UIKitException?
    package let isDenied: Bool
  }

  package let effect: Effect
  /// The rule that decided; `nil` where nothing was at stake.
  package private(set) var rule: RuleID?

  init(_ ruling: Ruling) {
    effect = Effect(
      orientation: ruling.to, exception: ruling.exception, isDenied: ruling.isRequestDenied)
    rule = ruling.heldBy ?? ruling.unaskedBy ?? ruling.decidingRule
  }

  /// The same, decided by another rule if there is one.
  func decided(by rule: RuleID?) -> Self {
    var outcome = self
    outcome.rule = rule ?? self.rule
    return outcome
  }

  /// A window that UIKit does not evaluate.
  init(_ orientation: InterfaceOrientationMask) {
    effect = Effect(orientation: orientation, exception: nil, isDenied: false)
    rule = nil
  }

  /// An app that does not launch.
  init(notLaunchedBy rule: RuleID) {
    effect = Effect(orientation: [], exception: .other, isDenied: false)
    self.rule = rule
  }
}
