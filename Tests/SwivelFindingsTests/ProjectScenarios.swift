import SwivelScenario
import SwivelTestKit
import Testing

/// The scenarios that belong to the project.
enum ProjectScenarios {
  /// All of them, by file and place; none if a file cannot be read, which tests of the files tell.
  static let all: [Scenario] =
    (try? Traces.files(in: "scenarios").flatMap { try ScenarioLoader.load($0) }) ?? []

  /// Their ids.
  static let ids = all.map(\.id)

  /// The scenario of an id.
  static func named(_ id: String) throws -> Scenario {
    try #require(all.first { $0.id == id }, "no scenario is named \(id)")
  }
}
