import SwivelModel
import SwivelReplay
import SwivelQueries

/// A scenario as it was played by a rulebook.
struct Play {
  /// What was expected and did not come, but for findings, which are no business of the rules.
  let missed: [String]
  /// The orientations that the main window may have in the end.
  let interface: InterfaceOrientationMask?
  /// The triggers that were ruled upon.
  let triggers: Set<Trigger>
  /// The rules for which the interface stayed as it was.
  let held: Set<RuleID>

  init(_ scenario: Scenario, _ rulebook: Rulebook = .uikit) {
    var rulings: [Ruling] = []
    let run = ScenarioPlayer.play(scenario, rulebook: rulebook) { moment, _ in
      rulings += moment.rulings
    }
    let failures = ScenarioResult(scenario, run: run, findings: []).failures
    missed = failures.filter { $0.key != "findings" }
      .map { "step \($0.step ?? -1), \($0.key): \($0.actual) and not \($0.expected)" }
    interface = run.steps.last?.interface
    // Whatever is read at the end is read without a trigger.
    triggers = Set(rulings.map(\.trigger)).union([.inspection])
    held = Set(rulings.compactMap(\.heldBy))
  }
}
