import SwivelModel

extension ScenarioResult {
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

  /// Compares the outcome of a step with its expectations.
  ///
  /// A step that was not reached fails all its expectations. A step without expectations may have
  /// any outcome except an exception.
  static func failures(
    of expectation: Scenario.StepExpectation?, _ outcome: ScenarioRun.StepOutcome?, at step: Int
  ) -> [Failure] {
    guard let outcome else {
      guard expectation != nil else { return [] }
      return [Failure(step: step, key: "step", expected: .word("played"), actual: .none)]
    }
    var comparison = StepComparison(step: step, outcome: outcome)
    let exception = expectation?.values["exception"] ?? ScenarioValue.none
    comparison.check("exception", exception, .init(outcome.exception))
    if let expectation {
      comparison.orientations(expectation)
      comparison.values(expectation)
      comparison.events(expectation)
    }
    return comparison.failures
  }
}

/// The expectations of one step, compared one by one.
private struct StepComparison {
  let step: Int
  let outcome: ScenarioRun.StepOutcome
  var failures: [ScenarioResult.Failure] = []

  mutating func orientations(_ expected: Scenario.StepExpectation) {
    choice("interface", expected.choices["interface"], outcome.interface)
    choice("statusBar", expected.choices["statusBar"], outcome.statusBar)
    choice("launchScreen", expected.choices["launchScreen"], outcome.launchScreen ?? [])
    for (name, mask) in expected.windows.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      choice("windows.\(name.rawValue)", mask, outcome.windows[name] ?? [])
    }
  }

  mutating func values(_ expected: Scenario.StepExpectation) {
    let actual = outcome.values
    let keys = ["passes", "device", "error", "log", "windowBounds", "locked", "visual", "visible"]
    for key in keys {
      if let expected = expected.values[key], let actual = actual[key] {
        check(key, expected, actual)
      }
    }
  }

  mutating func events(_ expected: Scenario.StepExpectation) {
    var rest = outcome.events[...]
    let isInOrder = expected.events.allSatisfy { token in
      guard let index = rest.firstIndex(where: { Self.matches($0, token) }) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
    check("events", isInOrder, .init(expected.events), .init(outcome.events))
    let unwanted = outcome.events.filter { event in
      expected.noEvents.contains { Self.matches(event, $0) }
    }
    check("noEvents", unwanted.isEmpty, .init(expected.noEvents), .init(unwanted))
  }

  /// An expected rotation without a controller matches any controller.
  private static func matches(_ event: Scenario.EventToken, _ token: Scenario.EventToken) -> Bool {
    if case (.willRotate, .willRotate(nil)) = (event, token) { return true }
    return event == token
  }

  /// Any orientation in the choice matches, or a set of them.
  private mutating func choice(
    _ key: String, _ expected: InterfaceOrientationMask?, _ actual: InterfaceOrientationMask
  ) {
    guard let expected else { return }
    let isRight = !actual.isEmpty && actual.isSubset(of: expected)
    check(key, isRight, .init(mask: expected), .init(orientation: actual))
  }

  mutating func check(_ key: String, _ expected: ScenarioValue, _ actual: ScenarioValue) {
    check(key, expected == actual, expected, actual)
  }

  private mutating func check(
    _ key: String, _ isRight: Bool, _ expected: ScenarioValue, _ actual: ScenarioValue
  ) {
    guard !isRight else { return }
    failures.append(.init(step: step, key: key, expected: expected, actual: actual))
  }
}
