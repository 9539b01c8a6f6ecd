package import SwivelQueries

package struct ScenarioText {
  private let result: ScenarioResult

  package init(_ result: ScenarioResult) {
    self.result = result
  }

  /// The lines: one for the scenario, and one for each failed expectation.
  package var lines: [String] {
    let verdict =
      result.isMet ? "passed    " : result.scenario.oracle == .none ? "not scored" : "failed    "
    return ["\(verdict)  \(result.scenario.id): \(Names.printable(result.scenario.title))"]
      + result.failures.map(line)
  }

  private func line(_ failure: ScenarioResult.Failure) -> String {
    let place =
      failure.step.map { "step \($0 + 1) (\(result.scenario.steps[$0].word)), " } ?? ""
    return
      "            \(place)\(failure.key): expected \(failure.expected), found \(failure.actual)"
  }
}
