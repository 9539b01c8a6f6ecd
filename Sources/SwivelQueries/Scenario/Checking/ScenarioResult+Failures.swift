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
    var comparison = StepComparison(step: step)
    comparison.exception(expectation?.exception, outcome.exception)
    if let expectation {
      comparison.orientations(expectation, outcome)
      comparison.values(expectation, outcome)
      comparison.events(expectation, outcome)
    }
    return comparison.failures
  }
}

/// The expectations of one step, compared one by one.
private struct StepComparison {
  let step: Int
  var failures: [ScenarioResult.Failure] = []

  init(step: Int) {
    self.step = step
  }

  mutating func exception(
    _ expected: Scenario.StepExpectation.Exception?, _ actual: UIKitException?
  ) {
    let thrown: UIKitException? =
      if case .thrown(let exception) = expected { exception } else { nil }
    check("exception", thrown == actual, .init(thrown), .init(actual))
  }

  mutating func orientations(
    _ expected: Scenario.StepExpectation, _ outcome: ScenarioRun.StepOutcome
  ) {
    choice("interface", expected.interface, outcome.interface)
    choice("statusBar", expected.statusBar, outcome.statusBar)
    choice("launchScreen", expected.launchScreen, outcome.launchScreen ?? [])
    for (name, mask) in expected.windows.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      choice("windows.\(name.rawValue)", mask, outcome.windows[name] ?? [])
    }
    guard !expected.passes.isEmpty else { return }
    let passes = outcome.passes.map { $0.only }
    check(
      "passes", passes == expected.passes.map(Optional.some),
      .words(expected.passes.map(\.word)), .words(passes.map { $0?.word ?? "undetermined" }))
  }

  mutating func values(
    _ expected: Scenario.StepExpectation, _ outcome: ScenarioRun.StepOutcome
  ) {
    equal("device", expected.device, outcome.device)
    equal("error", expected.error, outcome.error)
    equal("log", expected.log, outcome.log)
    equal("windowBounds", expected.windowBounds, outcome.windowBounds)
    flag("locked", expected.isLocked, outcome.isLocked)
    flag("visual", expected.isDrawnTurned, outcome.isDrawnTurned)
    guard let visible = expected.visible else { return }
    let actual = outcome.visible.map { ScenarioValue.word($0.rawValue) } ?? .none
    check("visible", visible == outcome.visible, .word(visible.rawValue), actual)
  }

  mutating func events(
    _ expected: Scenario.StepExpectation, _ outcome: ScenarioRun.StepOutcome
  ) {
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

  private mutating func equal<Value: Worded & Equatable>(
    _ key: String, _ expected: Value?, _ actual: Value?
  ) {
    guard let expected else { return }
    check(key, expected == actual, .init(expected), .init(actual))
  }

  private mutating func flag(_ key: String, _ expected: Bool?, _ actual: Bool) {
    guard let expected else { return }
    check(key, expected == actual, .flag(expected), .flag(actual))
  }

  private mutating func check(
    _ key: String, _ isRight: Bool, _ expected: ScenarioValue, _ actual: ScenarioValue
  ) {
    guard !isRight else { return }
    failures.append(.init(step: step, key: key, expected: expected, actual: actual))
  }
}
