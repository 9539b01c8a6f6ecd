import SwivelModel
import SwivelText

extension Scenario {
  /// Reads the controllers, and makes the scope of their names.
  static func controllers(_ node: Node) throws(DocumentError) -> ([Controller], Scope) {
    let members = try node.members(most: Int(UInt16.max) + 1)
    for (key, member) in members where !Identifier.isValid(key) {
      throw member.malformed(key, Identifier.form)
    }
    var scope = Scope(controllers: members.map(\.key))
    var controllers: [Controller] = []
    for (key, member) in members {
      controllers.append(try Controller(member, named: key, scope))
    }
    if let name = ContainmentCycle.first(in: controllers) {
      throw .contradiction(
        node.path.member(name.rawValue), reason: "\(name.rawValue) contains itself")
    }
    scope.describe(controllers)
    return (controllers, scope)
  }
}

extension Scenario.Controller {
  private static let keys = [
    "kind", "class", "supported", "shouldAutorotate", "preferred", "shouldAutorotateTo",
    "customMask", "children", "selected", "forwards", "forwardsVia", "delegateSupported", "style",
    "removesPresenter", "prefersLock", "lockChild", "onWillShow",
  ]
  private static let containerKeys = ["children", "selected", "forwardsVia", "delegateSupported"]

  init(_ node: Node, named name: String, _ scope: Scope) throws(DocumentError) {
    let reader = try ObjectReader(node, keys: Self.keys)
    let kind = try reader.required("kind").word(ScenarioWords.controllerKind)
    try Self.checkKeys(reader, kind)
    let className = try reader.optional("class")?.text()
    let children = try Self.children(reader, kind, scope)
    self.init(
      name: .init(rawValue: name),
      kind: kind == .system ? ControllerKind(systemClass: className ?? "") : kind,
      className: className,
      supported: try reader.nullable("supported")?.mask(),
      shouldAutorotate: try reader.nullable("shouldAutorotate")?.boolean(),
      preferred: try reader.nullable("preferred")?.word(ScenarioWords.preferred),
      shouldAutorotateTo: try reader.nullable("shouldAutorotateTo")?.mask(),
      customMask: try reader.optional("customMask")?.mask(),
      children: children,
      selected: try Self.selected(reader, kind, children),
      forwards: try reader.word("forwards", ScenarioWords.forwarding, default: .none),
      forwardsVia: try reader.word("forwardsVia", ScenarioWords.hook, default: .override),
      delegateSupported: try reader.optional("delegateSupported")?.mask(),
      style: try reader.nullable("style")?.word(ScenarioWords.style),
      removesPresenter: try reader.flag("removesPresenter"),
      prefersLock: try reader.flag("prefersLock"),
      lockChild: try reader.optional("lockChild")?.controller(scope),
      onWillShow: try reader.word("onWillShow", ScenarioWords.willShow, default: .none))
  }

  private static func checkKeys(
    _ reader: ObjectReader, _ kind: ControllerKind
  ) throws(DocumentError) {
    for key in containerKeys where !kind.isContainer {
      guard let node = reader.optional(key) else { continue }
      throw .contradiction(node.path, reason: "\(key) is for containers only")
    }
    if let node = reader.optional("onWillShow"), kind != .navigation {
      throw .contradiction(node.path, reason: "onWillShow requires kind navigation")
    }
    if let node = reader.optional("removesPresenter"),
      try reader.nullable("style")?.word(ScenarioWords.style) != .custom
    {
      throw .contradiction(node.path, reason: "removesPresenter requires style custom")
    }
  }

  private static func children(
    _ reader: ObjectReader, _ kind: ControllerKind, _ scope: Scope
  ) throws(DocumentError) -> [Scenario.ControllerName] {
    kind.isContainer ? try reader.required("children").distinctControllers(scope) : []
  }

  /// Reads the selected child; a stack shows its last page without selecting it.
  private static func selected(
    _ reader: ObjectReader, _ kind: ControllerKind, _ children: [Scenario.ControllerName]
  ) throws(DocumentError) -> Scenario.ControllerName? {
    guard let node = reader.optional("selected") else {
      return kind == .navigation ? nil : children.first
    }
    let name = Scenario.ControllerName(rawValue: try node.text())
    guard children.contains(name) else {
      throw .contradiction(node.path, reason: "\(name.rawValue) is not a child")
    }
    return name
  }
}
