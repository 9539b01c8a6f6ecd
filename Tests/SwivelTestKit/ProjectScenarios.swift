package import SwivelQueries

/// The scenarios that belong to the project.
package enum ProjectScenarios {
  /// A scenario that a test asked for and no file has.
  package struct Missing: Error {
    let id: String
  }

  /// All of them, by file and place.
  package static let all: [Scenario] = Traces.needed {
    try Traces.files(in: "scenarios").flatMap { try ScenarioLoader.load($0) }
  }

  /// Their ids.
  package static let ids = all.map(\.id)

  /// The scenario of an id.
  package static func named(_ id: String) throws -> Scenario {
    guard let scenario = all.first(where: { $0.id == id }) else { throw Missing(id: id) }
    return scenario
  }
}
