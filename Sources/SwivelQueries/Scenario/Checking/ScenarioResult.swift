import SwivelFindings
import SwivelModel

/// The outcome of playing a scenario, compared with its expectations.
package struct ScenarioResult: Sendable {
  /// An expectation that was not met.
  package struct Failure: Hashable, Sendable {
    /// The step, from 0; `nil` for an expectation of the whole run.
    package let step: Int?
    package let key: String
    package let expected: ScenarioValue
    package let actual: ScenarioValue
  }

  package let scenario: Scenario
  package let run: ScenarioRun
  /// The distinct ids of the findings, in order.
  package let findings: [String]
  package let failures: [Failure]

  package var isMet: Bool { failures.isEmpty }

  package init(_ scenario: Scenario, run: ScenarioRun, findings: [String]) {
    (self.scenario, self.run, self.findings) = (scenario, run, findings)
    var failures: [Failure] = []
    for (index, step) in scenario.steps.enumerated() {
      let outcome = run.steps.indices.contains(index) ? run.steps[index] : nil
      failures += Self.failures(of: step.expectation, outcome, at: index)
    }
    self.failures = failures + Self.failures(of: scenario.expectation, run, findings)
  }
}

extension ScenarioResult {
  /// Plays a scenario, runs the detectors, and compares the outcome with the expectations.
  package init(playing scenario: Scenario) {
    let run = ScenarioPlayer.play(scenario, detectors: Detector.all)
    var seen: Set<String> = []
    let findings = run.findings.map(\.id.rawValue).filter { seen.insert($0).inserted }
    self.init(scenario, run: run, findings: findings)
  }
}

extension ScenarioRun.StepOutcome {
  /// The outcome by the keys of a scenario's expectations.
  package var values: [String: ScenarioValue] {
    let others = windows.map { ($0.key.rawValue, ScenarioValue(orientation: $0.value)) }
    return [
      "interface": .init(orientation: interface),
      "windows": .named(Dictionary(uniqueKeysWithValues: others)),
      "statusBar": .init(orientation: statusBar),
      "launchScreen": launchScreen.map { .init(orientation: $0) } ?? .none,
      "device": .word(device.word),
      "exception": .init(exception),
      "error": .init(error),
      "log": .init(log),
      "visible": visible.map { .word($0.rawValue) } ?? .none,
      "locked": .flag(isLocked),
      "visual": .flag(isDrawnTurned),
      "windowBounds": .init(windowBounds),
      "passes": .words(passes.map { $0.only?.word ?? "undetermined" }),
      "events": .init(events),
    ]
  }
}
