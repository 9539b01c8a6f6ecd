public import SwivelModel
public import SwivelReplay

extension Finding {
  /// The basis of a finding: a recording is evidence, and the model is an interpretation of
  /// sources.
  public enum Basis: Hashable, Sendable {
    /// An event recorded it; the model may have expected something else.
    case observed(event: UInt64, instead: Prediction?)
    /// It was observed earlier, and a recorder that reports changes has reported none since.
    case unchanged(since: UInt64, instead: Prediction?)
    /// The rules lead to it without an observation; `nil` if no single rule decides.
    case modeled(by: RuleID?)
  }

  /// What the model expected where something else was observed.
  public struct Prediction: Hashable, Sendable {
    /// The orientations that the model left possible.
    public let orientation: InterfaceOrientationMask
    /// The rule that decided; `nil` if there was none.
    public let rule: RuleID?
    /// The exception by which the model had the app end; `nil` for none.
    public var exception: UIKitException?
  }
}

extension Finding.Basis {
  /// What the model expected, if something else was observed.
  public var instead: Finding.Prediction? {
    switch self {
    case .observed(_, let instead), .unchanged(_, let instead): instead
    case .modeled: nil
    }
  }

  /// The rule on which a modeled finding is based, if its sources disagree.
  public var disputedRule: RuleID? {
    guard case .modeled(let rule?) = self, rule.isDisputed else { return nil }
    return rule
  }
}
