import SwivelText

extension Scenario {
  /// Reads the initial windows, and adds them to the scope.
  static func windows(_ node: Node, _ scope: inout Scope) throws(DocumentError) -> [Window] {
    var windows: [Window] = []
    for element in try node.elements(least: 1) {
      windows.append(try Window(element, &scope))
    }
    let keyCount = windows.count { $0.isKey }
    guard keyCount == 1 else {
      throw .contradiction(node.path, reason: "exactly one window must be key, found \(keyCount)")
    }
    return windows
  }
}

extension Scenario.Window {
  private static let keys = ["id", "root", "key", "hidden", "level", "subviewsOf"]

  fileprivate init(_ node: Node, _ scope: inout Scope) throws(DocumentError) {
    let reader = try ObjectReader(node, keys: Self.keys)
    self.init(
      name: try scope.addWindow(reader.required("id")),
      root: try reader.required("root").unlessNull?.controller(scope),
      isKey: try reader.required("key").boolean(),
      isHidden: try reader.required("hidden").boolean(),
      level: try reader.required("level").level(),
      subviewsOf: try Self.subviews(reader.optional("subviewsOf"), scope))
  }

  private static func subviews(
    _ node: Node?, _ scope: Scope
  ) throws(DocumentError) -> [Scenario.ControllerName] {
    var names: [Scenario.ControllerName] = []
    for element in try node?.elements() ?? .none { names.append(try element.controller(scope)) }
    return names
  }

  /// Reads a window that a step adds.
  init(added step: ObjectReader, _ scope: inout Scope) throws(DocumentError) {
    self.init(
      name: try scope.addWindow(step.required("id")),
      root: try step.required("root").unlessNull?.controller(scope),
      isKey: try step.flag("key"),
      isHidden: try step.flag("hidden"),
      level: try step.optional("level")?.level() ?? 0,
      subviewsOf: [])
  }
}

extension Node {
  /// A window level, of which events keep 32 bits: overlays often use the largest possible number.
  fileprivate func level() throws(DocumentError) -> Double {
    min(max(try number(), Double(Int32.min)), Double(Int32.max))
  }
}
