public import SwivelModel

/// How the interface orientation of a window is known: an observation is evidence, and the rules
/// are an interpretation of sources.
public enum Basis: Hashable, Sendable {
  /// An event recorded it; the rules may have predicted something else.
  case observed(event: UInt64, instead: Prediction?)
  /// It was observed earlier, and a recorder that reports changes has reported none since.
  case unchanged(since: UInt64, instead: Prediction?)
  /// The rules lead to it without an observation; `nil` if no single rule decides.
  case predicted(by: RuleID?)
}

/// What the rules predicted where something else was observed.
public struct Prediction: Hashable, Sendable {
  /// The orientations that the rules left possible.
  public package(set) var orientation: InterfaceOrientationMask
  /// The rule that decided; `nil` if there was none.
  public package(set) var rule: RuleID?
  /// The exception with which the rules predicted the app to end; `nil` for none.
  public package(set) var exception: UIKitException?

  package init(
    orientation: InterfaceOrientationMask, rule: RuleID?, exception: UIKitException? = nil
  ) {
    (self.orientation, self.rule, self.exception) = (orientation, rule, exception)
  }
}

extension Basis {
  /// How something is known, in a word: texts, records, tables and drawings have no other words.
  package enum Word: String, CaseIterable, Sendable {
    /// An event recorded it.
    case observed
    /// It was observed earlier, and no change has been recorded since.
    case unchanged
    /// The rules lead to it, without an observation.
    case predicted
    /// The rules leave several orientations open, without an observation.
    case undetermined
    /// Another outcome than the predicted one was observed.
    case contradicted

    /// The words for the orientation of a window.
    package static let ofWindows: [Self] = [.observed, .unchanged, .predicted, .undetermined]
    /// The words for a decision of UIKit.
    package static let ofTransitions: [Self] = [
      .observed, .contradicted, .predicted, .undetermined,
    ]
  }

  /// How it is known in a word, whatever the orientation.
  package var word: Word {
    switch self {
    case .observed: .observed
    case .unchanged: .unchanged
    case .predicted: .predicted
    }
  }

  /// What the rules predicted, if something else was observed.
  public var instead: Prediction? {
    switch self {
    case .observed(_, let instead), .unchanged(_, let instead): instead
    case .predicted: nil
    }
  }

  /// Whether it was observed, and not only predicted.
  public var isSeen: Bool {
    switch self {
    case .observed, .unchanged: true
    case .predicted: false
    }
  }

  /// The rule on which a prediction is based, if its sources disagree.
  public var disputedRule: RuleID? {
    guard case .predicted(let rule?) = self, rule.isDisputed else { return nil }
    return rule
  }
}
