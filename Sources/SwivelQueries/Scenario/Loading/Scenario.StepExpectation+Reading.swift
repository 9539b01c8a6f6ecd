import SwivelModel
import SwivelText

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
    guard !reader.isEmpty else { throw .conflict(node.path, .expectsNothing) }
    self.init(
      interface: try reader.optional("interface")?.choice(),
      windows: try Self.windows(reader.optional("windows"), scope, windows),
      statusBar: try reader.optional("statusBar")?.choice(),
      launchScreen: try reader.optional("launchScreen")?.choice(),
      device: try reader.optional("device")?.word(ScenarioWords.deviceOrientation),
      exception: try reader.optional("exception")?.word(ScenarioWords.exception),
      error: try reader.optional("error")?.word(ScenarioWords.requestError),
      log: try reader.optional("log")?.word(ScenarioWords.message),
      visible: try reader.optional("visible")?.controller(scope),
      isLocked: try reader.optional("locked")?.boolean(),
      isDrawnTurned: try reader.optional("visual")?.boolean(),
      windowBounds: try reader.optional("windowBounds")?.word(ScenarioWords.boundsShape),
      passes: try Self.passes(reader.optional("passes")),
      events: try Self.events(reader.optional("events"), scope),
      noEvents: try Self.events(reader.optional("noEvents"), scope))
  }

  private static func windows(
    _ node: Node?, _ scope: Scope, _ windows: Set<Scenario.WindowName>
  ) throws(DocumentError) -> [Scenario.WindowName: InterfaceOrientationMask] {
    var choices: [Scenario.WindowName: InterfaceOrientationMask] = [:]
    for (key, member) in try node?.members(least: 1) ?? [] {
      let name = try member.saying(key).window(among: windows)
      guard name != scope.mainWindow else {
        throw .conflict(member.path, .mainWindowExpected(name: key))
      }
      choices[name] = try member.choice()
    }
    return choices
  }

  private static func passes(_ node: Node?) throws(DocumentError) -> [InterfaceOrientation] {
    var passes: [InterfaceOrientation] = []
    for element in try node?.elements(least: 2) ?? .none {
      passes.append(try element.word(ScenarioWords.orientation))
    }
    return passes
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
