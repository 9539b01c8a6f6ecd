import SwivelModel

extension ScenarioResult: Encodable {
  private enum Key: String, CodingKey {
    case schema, id, met, steps, actual, failures
  }

  private enum StepKey: String, CodingKey {
    case op, actual, failures
  }

  /// Writes `swivel.scenario.result/1`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("swivel.scenario.result/1", forKey: .schema)
    try container.encode(scenario.id, forKey: .id)
    try container.encode(isMet, forKey: .met)
    var list = container.nestedUnkeyedContainer(forKey: .steps)
    for (index, outcome) in run.steps.enumerated() {
      var step = list.nestedContainer(keyedBy: StepKey.self)
      try step.encode(scenario.steps[index].word, forKey: .op)
      try step.encode(ScenarioValue.named(outcome.values), forKey: .actual)
      try step.encode(failures.filter { $0.step == index }, forKey: .failures)
    }
    let actual: [String: ScenarioValue] = [
      "consulted": .words(run.consulted.map(\.rawValue)),
      "effectiveMask": .init(mask: run.effectiveMask),
      "findings": .words(findings),
    ]
    try container.encode(actual, forKey: .actual)
    try container.encode(failures, forKey: .failures)
  }
}

extension ScenarioResult.Failure: Encodable {
  private enum Key: String, CodingKey {
    case step, key, expected, actual
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(step, forKey: .step)
    try container.encode(key, forKey: .key)
    try container.encode(expected, forKey: .expected)
    try container.encode(actual, forKey: .actual)
  }
}

extension ScenarioRun.StepOutcome {
  /// The outcome by the keys of a scenario's expectations.
  var values: [String: ScenarioValue] {
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
