import SwivelModel
import SwivelText

extension Scenario.Environment {
  private static let keys = [
    "ios", "iosRange", "device", "linkedSDK", "windowing", "display", "lifecycle", "process",
    "deviceNotifications",
  ]

  init(_ node: Node) throws(DocumentError) {
    let reader = try ObjectReader(node, keys: Self.keys)
    let ios = try reader.required("ios").version()
    let device = try reader.required("device").word(ScenarioWords.device)
    let windowing = try reader.optional("windowing")?.word(ScenarioWords.windowing)
    let display = try reader.optional("display")?.word(ScenarioWords.display)
    try Self.check(device, windowing, display, node.path)
    // For people: only one version is played.
    try reader.required("iosRange").checkVersionRange()
    self.init(
      ios: ios,
      device: device,
      linkedSDK: try reader.optional("linkedSDK")?.version() ?? ios,
      windowing: windowing,
      display: display,
      lifecycle: try reader.word("lifecycle", ScenarioWords.lifecycle, default: .app),
      process: try reader.word("process", ScenarioWords.process, default: .app),
      deviceNotifications: try reader.flag("deviceNotifications", default: true))
  }
}

extension Scenario.Environment {
  /// Checks that a device can show the app so: only an iPad has windows, and only a phone is
  /// mirrored, folded or unfolded.
  private static func check(
    _ device: Device, _ windowing: Windowing?, _ display: Display?, _ path: NodePath
  ) throws(DocumentError) {
    guard !device.contains(.pad) || windowing != nil else {
      throw .contradiction(path, reason: "an ipad requires windowing")
    }
    let isPad = !device.isDisjoint(with: [.pad, .onPad])
    switch windowing {
    case nil: break
    case .mirrored:
      if isPad { throw .contradiction(path, reason: "windowing mirrored requires an iphone") }
    case .fullScreen, .windowed, .splitView:
      if !isPad { throw .contradiction(path, reason: "windowing requires an ipad") }
    }
    guard display == nil || device.contains(.foldable) else {
      throw .contradiction(path, reason: "display requires iphone-duo")
    }
  }
}

extension Node {
  /// Checks that the text is a range of major versions: `8`, `6...15` or `16+`.
  fileprivate func checkVersionRange() throws(DocumentError) {
    let text = try text()
    let isOpen = text.hasSuffix("+")
    let limits = Self.limits(isOpen ? text.dropLast() : text[...])
    guard let first = limits.first, limits.count == 1 || limits.count == 2 && !isOpen,
      let first, let last = limits.last ?? nil
    else { throw malformed(text, "a range of major versions: 8, 6...15 or 16+") }
    guard first <= last else {
      throw .contradiction(path, reason: "the range ends before it begins")
    }
  }

  /// The bounds on both sides of three dots, `nil` for a missing one, or the single number of a
  /// text without dots.
  private static func limits(_ text: Substring) -> [UInt16?] {
    guard let dots = text.firstIndex(of: "."), text[dots...].hasPrefix("...") else {
      return [major(text)]
    }
    return [major(text[..<dots]), major(text[dots...].dropFirst(3))]
  }

  private static func major(_ text: Substring) -> UInt16? {
    Identifier.isNumber(text) ? UInt16(text) : nil
  }
}

extension Scenario.App {
  /// Reads the declarations of the app; the scope has all windows of the run.
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    let reader = try ObjectReader(
      node,
      keys: [
        "infoPlist", "requiresFullScreen", "fullScreenIgnoredFrom", "delegate", "sceneDelegate",
      ])
    self.init(
      infoPlist: try reader.required("infoPlist").distinctWords(
        ScenarioWords.orientation, most: 4),
      requiresFullScreen: try reader.required("requiresFullScreen").boolean(),
      fullScreenIgnoredFrom: try reader.optional("fullScreenIgnoredFrom")?.version(),
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
    case (_?, _?):
      throw .contradiction(node.path, reason: "byVisible and byWindow cannot be combined")
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
