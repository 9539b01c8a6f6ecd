import SwivelModel
import SwivelText

extension Scenario.Expectation {
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    let reader = try ObjectReader(
      node, keys: ["consulted", "effectiveMask", "findings", "clean"])
    let findings = try reader.optional("findings")?.distinctWords(ScenarioWords.finding)
    let isClean = try reader.optional("clean")?.boolean()
    if let conflict = Self.conflict(findings, isClean) {
      throw .contradiction(node.path, reason: conflict)
    }
    let consulted = try reader.optional("consulted")?.distinctControllers(scope)
    self.init(
      consulted: consulted.map { Set($0) },
      effectiveMask: try reader.optional("effectiveMask")?.mask(),
      findings: findings,
      isClean: isClean)
  }

  /// How the findings contradict the verdict; a run is clean if, and only if, the list is empty.
  private static func conflict(_ findings: [String]?, _ isClean: Bool?) -> String? {
    switch (findings, isClean) {
    case (nil, nil), (nil, false): nil
    case (nil, true): "clean requires findings, an empty list"
    case (_?, nil): "findings require clean"
    case (let findings?, true): findings.isEmpty ? nil : "a clean run has no findings"
    case (let findings?, false):
      findings.isEmpty ? "an empty list of findings requires clean to be true" : nil
    }
  }
}

extension Scenario.StepExpectation {
  private static let keys = [
    "interface", "windows", "statusBar", "launchScreen", "device", "exception", "error", "log",
    "visible", "locked", "visual", "windowBounds", "passes", "events", "noEvents",
  ]

  /// Reads the expectations of a step, given the windows to which they may refer.
  init(
    _ node: Node, _ scope: Scope, windows: Set<Scenario.WindowName>
  ) throws(DocumentError) {
    let reader = try ObjectReader(node, keys: Self.keys)
    guard !reader.isEmpty else {
      throw .contradiction(node.path, reason: "an expectation must expect something")
    }
    (choices, values) = (try Self.choices(reader), try Self.values(reader, scope))
    self.windows = try Self.windows(reader.optional("windows"), scope, windows)
    events = try Self.events(reader.optional("events"), scope)
    noEvents = try Self.events(reader.optional("noEvents"), scope)
  }

  private static func choices(
    _ reader: ObjectReader
  ) throws(DocumentError) -> [String: InterfaceOrientationMask] {
    var choices: [String: InterfaceOrientationMask] = [:]
    for key in ["interface", "statusBar", "launchScreen"] {
      choices[key] = try reader.optional(key)?.choice()
    }
    return choices
  }

  private static func values(
    _ reader: ObjectReader, _ scope: Scope
  ) throws(DocumentError) -> [String: ScenarioValue] {
    var values: [String: ScenarioValue] = [:]
    values["device"] = try reader.optional("device")?.value(ScenarioWords.deviceOrientation)
    values["exception"] = try reader.optional("exception")?.word(ScenarioWords.exception)
    values["error"] = try reader.optional("error")?.value(ScenarioWords.requestError)
    values["log"] = try reader.optional("log")?.value(ScenarioWords.message)
    if let page = try reader.optional("visible")?.controller(scope) {
      values["visible"] = .word(page.rawValue)
    }
    for key in ["locked", "visual"] {
      if let flag = try reader.optional(key)?.boolean() { values[key] = .flag(flag) }
    }
    values["windowBounds"] = try reader.optional("windowBounds")?.value(ScenarioWords.boundsShape)
    var passes: [String] = []
    for element in try reader.optional("passes")?.elements(least: 2) ?? .none {
      passes.append(try element.word(ScenarioWords.orientation).word)
    }
    if !passes.isEmpty { values["passes"] = .words(passes) }
    return values
  }

  private static func windows(
    _ node: Node?, _ scope: Scope, _ windows: Set<Scenario.WindowName>
  ) throws(DocumentError) -> [Scenario.WindowName: InterfaceOrientationMask] {
    var choices: [Scenario.WindowName: InterfaceOrientationMask] = [:]
    for (key, member) in try node?.members(least: 1) ?? [] {
      let name = try member.saying(key).window(among: windows)
      guard name != scope.mainWindow else {
        throw .contradiction(
          member.path,
          reason: "\(key) is the main window, whose orientation is expected as interface")
      }
      choices[name] = try member.choice()
    }
    return choices
  }

  private static func events(
    _ node: Node?, _ scope: Scope
  ) throws(DocumentError) -> [Scenario.EventToken] {
    var events: [Scenario.EventToken] = []
    for element in try node?.elements(least: 1) ?? .none {
      events.append(try Scenario.EventToken(element, scope))
    }
    return events
  }
}

extension Node {
  fileprivate func value(_ words: Words<some Worded>) throws(DocumentError) -> ScenarioValue {
    .init(try word(words))
  }
}

extension Scenario.EventToken {
  /// Reads a word, or a word and a controller separated by a colon.
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    let text = try node.text()
    guard let colon = text.firstIndex(of: ":") else {
      guard let token = Self.words[text] else {
        throw node.malformed(text, "an event")
      }
      self = token
      return
    }
    guard let make = Self.wordsWithController[String(text[..<colon])] else {
      throw node.malformed(text, "an event")
    }
    let name = String(text[text.index(after: colon)...])
    self = make(try node.saying(name).controller(scope))
  }

  private static let words: [String: Self] = [
    "askAppMask": .askAppMask,
    "willRotate": .willRotate(nil),
    "statusBarWillChange": .statusBarWillChange,
    "statusBarDidChange": .statusBarDidChange,
    "willLayout": .willLayout,
    "didLayout": .didLayout,
    "deviceDidChange": .deviceDidChange,
  ]

  private static let wordsWithController: [String: @Sendable (Scenario.ControllerName) -> Self] = [
    "askMask": { .askMask($0) },
    "askAutorotate": { .askAutorotate($0) },
    "askPreferred": { .askPreferred($0) },
    "willRotate": { .willRotate($0) },
    "willShow": { .willShow($0) },
    "didShow": { .didShow($0) },
  ]
}
