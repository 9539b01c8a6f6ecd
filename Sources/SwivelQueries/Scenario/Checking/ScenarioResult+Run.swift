import SwivelModel

extension ScenarioResult {
  /// Compares what the whole run came to with what is expected of it.
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
    // A clean run is one on which nothing is found; any other may show more than was expected.
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
