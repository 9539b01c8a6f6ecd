/// The outcome of playing a scenario, compared with its expectations.
package struct ScenarioResult: Sendable {
  /// An expectation that was not met.
  package struct Failure: Hashable, Sendable {
    /// The step, from 0; `nil` for an expectation of the whole run.
    package let step: Int?
    /// The key of the expectation.
    package let key: String
    /// The expected value.
    package let expected: ScenarioValue
    /// The actual value.
    package let actual: ScenarioValue
  }

  /// The scenario.
  package let scenario: Scenario
  /// The played run.
  package let run: ScenarioRun
  /// The distinct ids of the findings, in order.
  package let findings: [String]
  /// The expectations that were not met.
  package let failures: [Failure]

  /// Whether every expectation was met.
  package var isMet: Bool { failures.isEmpty }

  /// Compares a run with the expectations of its scenario.
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
