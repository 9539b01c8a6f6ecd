/// Loads files of scenarios.
package enum ScenarioLoader {
  /// The size of the largest file that is read: 64 MiB, thousands of times what people write.
  package static let byteLimit = 64 << 20

  /// Reads the JSON array of a `swivel.scenario/1` file, and checks all that can be checked
  /// without playing it.
  ///
  /// - Throws: ``ScenarioError`` for the first thing that is wrong, in the order of the file.
  package static func load(_ bytes: [UInt8]) throws(ScenarioError) -> [Scenario] {
    guard bytes.count <= byteLimit else {
      throw .tooLarge(byteCount: bytes.count, limit: byteLimit)
    }
    let file = Node(value: try JSONReader.read(bytes), path: .file)
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
