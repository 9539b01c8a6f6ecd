package import SwivelText

package enum ScenarioLoader {
  /// Reads the JSON array of a `swivel.scenario/1` file, and checks all that can be checked without
  /// playing it.
  ///
  /// - Throws: ``DocumentError`` for the first error, in the order of the file.
  package static func load(_ bytes: [UInt8]) throws(DocumentError) -> [Scenario] {
    var scenarios: [Scenario] = []
    for scenario in try loadEach(bytes) { scenarios.append(try scenario.get()) }
    return scenarios
  }

  /// Reads the JSON array of a `swivel.scenario/1` file, each scenario separately.
  ///
  /// - Returns: Each scenario or its first error, in the order of the file.
  /// - Throws: ``DocumentError`` for a file that is not an array.
  package static func loadEach(
    _ bytes: [UInt8]
  ) throws(DocumentError) -> [Result<Scenario, DocumentError>] {
    var indices: [String: Int] = [:]
    return try Node.read(bytes, as: "scenarios").elements().enumerated().map { index, node in
      Result { () throws(DocumentError) in try read(node, index, &indices) }
    }
  }

  private static func read(
    _ node: Node, _ index: Int, _ indices: inout [String: Int]
  ) throws(DocumentError) -> Scenario {
    let scenario = try Scenario(node)
    if let first = indices.updateValue(index, forKey: scenario.id) {
      let path = node.path.named(scenario.id).member("id")
      throw .contradiction(path, reason: "scenarios[\(first)] has the same id")
    }
    return scenario
  }
}
