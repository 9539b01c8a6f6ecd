import SwivelText

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
