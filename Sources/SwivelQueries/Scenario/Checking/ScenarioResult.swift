/// What playing a scenario came to, beside what the scenario expects.
package struct ScenarioResult: Sendable {
  /// An expectation that was missed.
  package struct Failure: Hashable, Sendable {
    /// The step, from 0; `nil` for what is expected of the run as a whole.
    package let step: Int?
    /// Which expectation.
    package let key: String
    /// What was expected.
    package let expected: ScenarioValue
    /// What came.
    package let actual: ScenarioValue
  }

  /// The scenario.
  package let scenario: Scenario
  /// What playing it came to.
  package let run: ScenarioRun
  /// The ids of the findings on the run, each once, in order.
  package let findings: [String]
  /// The expectations that were missed.
  package let failures: [Failure]

  /// Whether every expectation was met.
  package var isMet: Bool { failures.isEmpty }

  /// Compares a run with what its scenario expects.
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
