import SwivelModel
package import SwivelQueries

extension ScenarioResult: FieldRecord {
  private static let actual = Shape.map(.any)

  static let record = RecordFields<Self>(
    "swivel.scenario.result/1", "Result of a scenario",
    [
      .has("id") { $0.scenario.id },
      .has("met") { $0.isMet },
      .has("steps") { result in
        result.run.steps.indices.map { Step(result: result, index: $0) }
      },
      .has("actual", as: actual) { result in
        ScenarioValue.named([
          "consulted": .words(result.run.consulted.map(\.rawValue)),
          "effectiveMask": .words(result.run.effectiveMask.words),
          "findings": .words(result.findings),
        ])
      },
      .has("failures") { $0.failures },
    ])

  private struct Step: FieldList {
    static let fields: Fields<Self> = [
      .has("op") { $0.result.scenario.steps[$0.index].word },
      .has("actual", as: actual) { ScenarioValue.named($0.result.run.steps[$0.index].values) },
      .has("failures") { step in step.result.failures.filter { $0.step == step.index } },
    ]
    let result: ScenarioResult
    let index: Int
  }
}

extension ScenarioResult.Failure: FieldList {
  static let fields: Fields<Self> = [
    .has("step") { $0.step },
    .has("key") { $0.key },
    .has("expected") { $0.expected },
    .has("actual") { $0.actual },
  ]
}

extension ScenarioValue: JSONValue {
  package static let shape = Shape.any

  package func write(into bytes: inout [UInt8]) {
    switch self {
    case .none: bytes += "null".utf8
    case .flag(let flag): flag.write(into: &bytes)
    case .word(let word): word.write(into: &bytes)
    case .words(let words): words.write(into: &bytes)
    case .named(let values): values.write(into: &bytes)
    }
  }
}
