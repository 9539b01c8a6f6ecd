import SwivelModel
import SwivelReplay

@testable import SwivelFindings

/// Findings that rest on this and that, made by hand.
enum Bases {
  static let expected = Prediction(orientation: .portrait, rule: .popAsksPage)

  /// What each basis is in words, for a line of its own and after something else.
  static let words: [(basis: Basis, text: String, note: String)] = [
    (
      .observed(event: 31, instead: expected),
      "observed in landscapeRight (event 31); the rules predict portrait"
        + " (pop-asks-page, iOS 6+, disputed)", "observed"
    ),
    (.observed(event: 31, instead: nil), "observed in landscapeRight (event 31)", "observed"),
    (
      .observed(event: 31, instead: .init(orientation: .portrait, rule: nil)),
      "observed in landscapeRight (event 31); the rules lead to portrait, and no recorded event"
        + " explains the difference", "observed"
    ),
    (
      .observed(event: 31, instead: .init(orientation: .all, rule: nil)),
      "observed in landscapeRight (event 31)", "observed"
    ),
    (
      .unchanged(since: 27, instead: expected),
      "unchanged since it was observed in landscapeRight (event 27); the rules predict portrait"
        + " (pop-asks-page, iOS 6+, disputed)", "unchanged since it was observed"
    ),
    (
      .predicted(by: .popStays), "predicted by pop-stays (iOS 2+, reported)",
      "predicted by pop-stays"
    ),
    (
      .predicted(by: .intersection), "predicted by intersection (iOS 2+, documented)",
      "predicted by intersection"
    ),
    (
      .predicted(by: .popAsksPage),
      "predicted by pop-asks-page (iOS 6+), a disputed rule: sources disagree",
      "predicted by pop-asks-page, disputed"
    ),
    (.predicted(by: nil), "predicted; no single rule decides", "predicted"),
  ]

  static func finding(
    _ basis: Basis, _ id: Detector.ID = "back-navigation-rotated",
    _ role: Finding.MaskRole = .allowed, rules: [RuleID] = [.popStays]
  ) -> Finding {
    Finding(
      id: id, severity: .warning, sequence: 29, instant: .start, system: SystemVersion(15),
      window: WindowID(rawValue: 0),
      page: Finding.Party(ControllerID(rawValue: 3), .undescribed), decider: nil,
      orientation: .landscapeRight, allowed: .portrait, maskRole: role, evidence: [28, 29],
      rules: rules, basis: basis, cause: 28)
  }
}
