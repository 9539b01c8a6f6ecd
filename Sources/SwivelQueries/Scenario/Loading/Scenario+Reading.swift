import SwivelText

extension Scenario {
  private static let keys = [
    "schema", "id", "title", "source", "source_kind", "rules", "oracle", "why", "duplicateOf",
    "environment", "app", "controllers", "windows", "initial", "steps", "expect",
  ]

  /// Reads a scenario; every error after its id names it.
  init(_ unnamed: Node) throws(DocumentError) {
    _ = try unnamed.member("schema").word(ScenarioWords.format)
    let id = try unnamed.member("id").scenarioID()
    let node = unnamed.named(id)
    let reader = try ObjectReader(node, keys: Self.keys)

    let oracle = try reader.required("oracle").word(ScenarioWords.oracle)
    let why = try Self.why(reader, oracle)
    let duplicateOf = try Self.duplicateOf(reader, id)
    let environment = try Environment(reader.required("environment"))
    var (controllers, scope) = try Self.controllers(reader.required("controllers"))
    let windows = try Self.windows(reader.required("windows"), &scope)
    let initial = try Initial(reader.required("initial"), scope)
    let steps = try Self.steps(reader.required("steps"), &scope)
    let (title, source) = (
      try reader.required("title").text(), try reader.required("source").text()
    )
    _ = try reader.required("source_kind").word(ScenarioWords.sourceKind)
    try reader.required("rules").checkRuleLabels()
    self.init(
      id: id, title: title, source: source,
      oracle: oracle, why: why, duplicateOf: duplicateOf, environment: environment,
      app: try App(reader.required("app"), scope),
      controllers: controllers, windows: windows, initial: initial, steps: steps,
      expectation: try Expectation(reader.required("expect"), scope))
  }

  private static func why(
    _ reader: ObjectReader, _ oracle: Oracle
  ) throws(DocumentError) -> String? {
    let why = try reader.optional("why")?.text()
    guard (oracle == .none) == (why != nil) else {
      throw .contradiction(
        reader.path, reason: why == nil ? "oracle none requires why" : "why requires oracle none")
    }
    return why
  }

  /// Reads the id of a scenario that may be in another file.
  private static func duplicateOf(
    _ reader: ObjectReader, _ id: String
  ) throws(DocumentError) -> String? {
    guard let node = reader.optional("duplicateOf") else { return nil }
    guard try node.text() != id else {
      throw .contradiction(node.path, reason: "a scenario cannot repeat itself")
    }
    return try node.text()
  }
}

extension Node {
  fileprivate func scenarioID() throws(DocumentError) -> String {
    let text = try text()
    guard Identifier.isScenarioID(text) else {
      throw malformed(
        text, "a scenario id: a small letter or a digit, then letters, digits and -")
    }
    return text
  }

  fileprivate func checkRuleLabels() throws(DocumentError) {
    var seen: Set<String> = []
    for element in try elements(least: 1) {
      let label = try element.text()
      guard Identifier.isRuleLabel(label) else {
        throw element.malformed(label, "a rule: R and its number")
      }
      try element.checkNew(in: &seen)
    }
  }
}

extension Scenario.Initial {
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    let reader = try ObjectReader(node, keys: ["device", "interface", "rotationLock", "presented"])
    self.init(
      device: try reader.required("device").word(ScenarioWords.deviceOrientation),
      interface: try reader.required("interface").word(ScenarioWords.orientation),
      rotationLock: try reader.required("rotationLock").boolean(),
      presented: try Self.presentations(reader.optional("presented"), scope))
  }

  private static func presentations(
    _ node: Node?, _ scope: Scope
  ) throws(DocumentError) -> [Presentation] {
    var presentations: [Presentation] = []
    for element in try node?.elements(least: 1) ?? .none {
      let reader = try ObjectReader(element, keys: ["on", "vc"])
      presentations.append(
        Presentation(
          presenter: try reader.required("on").controller(scope),
          presented: try scope.presentable(reader.required("vc"))))
    }
    return presentations
  }
}
