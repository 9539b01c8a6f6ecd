public import SwivelModel
public import SwivelReplay

extension Finding {
  /// What a finding rests on: a recording is evidence, and the model is a reading of sources.
  public enum Basis: Hashable, Sendable {
    /// An event recorded it; the model may have expected something else.
    case observed(event: UInt64, instead: Prediction?)
    /// It was seen before, and a recorder that reports changes has reported none since.
    case unchanged(since: UInt64, instead: Prediction?)
    /// The rules lead to it, and nothing was seen; `nil` where no single rule decides.
    case modeled(by: RuleID?)
  }

  /// What the model expected where something else was seen.
  public struct Prediction: Hashable, Sendable {
    /// The orientations that the model left possible.
    public let orientation: InterfaceOrientationMask
    /// The rule that decided; `nil` where none did.
    public let rule: RuleID?
  }
}

extension Finding.Basis {
  /// What the model expected, if that is not what was seen.
  public var instead: Finding.Prediction? {
    switch self {
    case .observed(_, let instead), .unchanged(_, let instead): instead
    case .modeled: nil
    }
  }

  /// The rule that a modeled finding rests on, if its sources disagree.
  public var disputedRule: RuleID? {
    guard case .modeled(let rule?) = self, rule.isDisputed else { return nil }
    return rule
  }
}
