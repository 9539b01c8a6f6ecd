import SwivelModel

extension ScenarioResult {
  /// Compares the outcome of the whole run with its expectations.
  static func failures(
    of expectation: Scenario.Expectation, _ run: ScenarioRun, _ findings: [String]
  ) -> [Failure] {
    var failures: [Failure] = []
    if let expected = expectation.consulted, expected != Set(run.consulted) {
      failures.append(
        Failure(
          step: nil, key: "consulted", expected: .words(expected.map(\.rawValue).sorted()),
          actual: .words(run.consulted.map(\.rawValue).sorted())))
    }
    if let expected = expectation.effectiveMask, expected != run.effectiveMask {
      failures.append(
        Failure(
          step: nil, key: "effectiveMask", expected: .init(mask: expected),
          actual: .init(mask: run.effectiveMask)))
    }
    // A clean run has no findings; any other run may have more than the expected ones.
    let expected = expectation.findings ?? []
    let isClean = expectation.isClean != true || findings.isEmpty
    if !isClean || !Set(expected).isSubset(of: findings) {
      failures.append(
        Failure(
          step: nil, key: "findings", expected: .words(expected), actual: .words(findings)))
    }
    return failures
  }
}
