import SwivelQueries
import SwivelTestKit
import Testing

struct ProjectScenarioTests {
  @Test func `every file of the project loads`() throws {
    for name in try Traces.names(in: "scenarios") {
      let scenarios = try ScenarioLoader.load(Traces.bytes(of: "scenarios/\(name)"))
      #expect(!scenarios.isEmpty, "\(name)")
    }
  }

  @Test func `the files of the project hold the scenarios, none of them twice`() {
    let scenarios = ProjectScenarios.all

    #expect(scenarios.count >= 41)
    #expect(Set(scenarios.map(\.id)).count == scenarios.count)
  }

  @Test func `a repeated scenario stands before its repetition`() {
    let scenarios = ProjectScenarios.all

    for (index, scenario) in scenarios.enumerated() {
      guard let first = scenario.duplicateOf else { continue }
      #expect(scenarios[..<index].contains { $0.id == first })
    }
    #expect(scenarios.contains { $0.duplicateOf != nil })
  }
}
