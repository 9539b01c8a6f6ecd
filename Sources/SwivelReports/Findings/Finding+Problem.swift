import SwivelFindings
import SwivelReplay

extension Finding {
  /// What is wrong: by the rule that led to it, if that says more than the kind of problem.
  var problem: Detector.Sentence? {
    let special = Self.sentences[id].flatMap { rules.contains($0.rule) ? $0.sentence : nil }
    return special ?? Detector.named(id)?.problem
  }

  private static let sentences: [Detector.ID: (rule: RuleID, sentence: Detector.Sentence)] = [
    "container-ignores-child": (
      .shouldAutorotate,
      """
      \(.asked, "the container") answers shouldAutorotate, and what \(.page, "the page") returns has \
      no effect
      """
    ),
    "ipad-masks-not-consulted": (
      .intersection, "the iPad shows the app in a smaller size, and does not rotate it"
    ),
    "orientation-exception": (
      .sheetLosesScreen,
      "by the rules, UIKit throws an exception about an interface orientation, which ends the app"
    ),
  ]
}
