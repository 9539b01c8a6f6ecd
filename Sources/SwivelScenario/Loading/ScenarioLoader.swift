package import SwivelText

/// Loads files of scenarios.
package enum ScenarioLoader {
  /// Reads the JSON array of a `swivel.scenario/1` file, and checks all that can be checked
  /// without playing it.
  ///
  /// - Throws: ``DocumentError`` for the first thing that is wrong, in the order of the file.
  package static func load(_ bytes: [UInt8]) throws(DocumentError) -> [Scenario] {
    let file = try Node.read(bytes, as: "scenarios")
    var scenarios: [Scenario] = []
    var indices: [String: Int] = [:]
    for (index, node) in try file.elements().enumerated() {
      let scenario = try Scenario(node)
      if let first = indices.updateValue(index, forKey: scenario.id) {
        let path = node.path.named(scenario.id).member("id")
        throw .conflict(path, .scenarioRepeated(firstIndex: first))
      }
      scenarios.append(scenario)
    }
    return scenarios
  }
}
