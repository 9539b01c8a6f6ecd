import SwivelScenario
import Testing

struct ProjectScenarioTests {
  @Test(arguments: ScenarioFiles.names)
  func `a file of the project loads`(name: String) throws {
    #expect(try ScenarioLoader.load(ScenarioFiles.bytes(name)).isEmpty == false)
  }

  @Test func `the files of the project hold the scenarios, none of them twice`() throws {
    let scenarios = try ScenarioFiles.names.flatMap { name in
      try ScenarioLoader.load(ScenarioFiles.bytes(name))
    }

    #expect(scenarios.count >= 41)
    #expect(Set(scenarios.map(\.id)).count == scenarios.count)
  }

  @Test func `a repeated scenario stands in front of its repetition`() throws {
    let scenarios = try ScenarioFiles.names.flatMap { name in
      try ScenarioLoader.load(ScenarioFiles.bytes(name))
    }

    for (index, scenario) in scenarios.enumerated() {
      guard let first = scenario.duplicateOf else { continue }
      #expect(scenarios[..<index].contains { $0.id == first })
    }
    #expect(scenarios.contains { $0.duplicateOf != nil })
  }
}
