import SwivelModel
import SwivelText

extension Scenario.Expectation {
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    let reader = try ObjectReader(
      node, keys: ["consulted", "effectiveMask", "findings", "clean"])
    let findings = try reader.optional("findings")?.distinctWords(ScenarioWords.finding)
    let isClean = try reader.optional("clean")?.boolean()
    if let conflict = Self.conflict(findings, isClean) { throw .conflict(node.path, conflict) }
    let consulted = try reader.optional("consulted")?.distinctControllers(scope)
    self.init(
      consulted: consulted.map { Set($0) },
      effectiveMask: try reader.optional("effectiveMask")?.mask(),
      findings: findings,
      isClean: isClean)
  }

  /// How the findings contradict the verdict; a run is clean if, and only if, the list is empty.
  private static func conflict(_ findings: [String]?, _ isClean: Bool?) -> ScenarioConflict? {
    switch (findings, isClean) {
    case (nil, nil), (nil, false): nil
    case (nil, true): .cleanWithoutFindings
    case (_?, nil): .findingsWithoutClean
    case (let findings?, true): findings.isEmpty ? nil : .cleanWithFindings
    case (let findings?, false): findings.isEmpty ? .findingsEmpty : nil
    }
  }
}
