import SwivelModel
import SwivelText

extension Scenario.App {
  /// Reads the declarations of the app; the scope has all windows of the run.
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    let reader = try ObjectReader(
      node, keys: ["infoPlist", "requiresFullScreen", "delegate", "sceneDelegate"])
    self.init(
      infoPlist: try reader.required("infoPlist").distinctWords(
        ScenarioWords.orientation, most: 4),
      requiresFullScreen: try reader.required("requiresFullScreen").boolean(),
      delegate: try Scenario.DelegateMask(reader.required("delegate"), scope),
      sceneDelegate: try reader.required("sceneDelegate").unlessNull?.mask())
  }
}

extension Scenario.DelegateMask {
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    switch node.value {
    case .null: self = .notImplemented
    case .array: self = .fixed(try node.mask())
    case .object: try self.init(function: node, scope)
    case .bool, .number, .negative, .decimal, .string:
      throw node.wrongType("null, an array or an object")
    }
  }

  /// Reads a mask that depends on a controller or window.
  private init(function node: Node, _ scope: Scope) throws(DocumentError) {
    let reader = try ObjectReader(node, keys: ["byVisible", "byWindow"])
    switch (reader.optional("byVisible"), reader.optional("byWindow")) {
    case (let table?, nil):
      let masks = try Self.masks(table) { node throws(DocumentError) in
        try node.controller(scope)
      }
      self = .byVisible(masks, otherwise: try table.member("*").mask())
    case (nil, let table?):
      let masks = try Self.masks(table) { node throws(DocumentError) in
        try node.window(among: scope.everWindows)
      }
      self = .byWindow(masks, otherwise: try table.member("*").mask())
    case (nil, nil): throw .missingKey(node.path, key: "byVisible or byWindow")
    case (_?, _?): throw .conflict(node.path, .twoDelegateMasks)
    }
  }

  /// Reads the masks of all names except `*`.
  private static func masks<Name: Hashable>(
    _ table: Node, _ name: (Node) throws(DocumentError) -> Name
  ) throws(DocumentError) -> [Name: InterfaceOrientationMask] {
    _ = try table.member("*")
    var masks: [Name: InterfaceOrientationMask] = [:]
    for (key, node) in try table.members() where key != "*" {
      masks[try name(node.saying(key))] = try node.mask()
    }
    return masks
  }
}
