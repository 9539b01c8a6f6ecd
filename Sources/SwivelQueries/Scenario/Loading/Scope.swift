import SwivelModel
import SwivelText

/// The names that can be used at one point of a scenario.
struct Scope {
  /// How many windows there can be at once: as many as ``WindowID`` tells apart.
  static let mostWindows = Int(UInt8.max) + 1

  /// The controllers, all of which are known from the start.
  let controllers: Set<Scenario.ControllerName>
  /// The controllers that do not say how they are presented.
  private var withoutStyle: Set<Scenario.ControllerName> = []
  /// The windows that are there now.
  private(set) var windows: Set<Scenario.WindowName> = []
  /// All windows that there were so far.
  private(set) var everWindows: Set<Scenario.WindowName> = []
  /// The first window of all.
  private(set) var mainWindow: Scenario.WindowName?

  init(controllers: some Sequence<String>) {
    self.controllers = Set(controllers.map { Scenario.ControllerName(rawValue: $0) })
  }

  /// Takes note of what the controllers declare.
  mutating func describe(_ controllers: [Scenario.Controller]) {
    // An alert has a presentation of its own.
    withoutStyle = Set(
      controllers.lazy.filter { $0.style == nil && $0.kind != .alert }.map(\.name))
  }

  /// Adds a window that gets its name here.
  mutating func addWindow(_ node: Node) throws(DocumentError) -> Scenario.WindowName {
    let name = Scenario.WindowName(rawValue: try node.newIdentifier())
    guard windows.count < Self.mostWindows else {
      throw .conflict(node.path, .tooManyWindows(limit: Self.mostWindows))
    }
    guard windows.insert(name).inserted else {
      throw .conflict(node.path, .windowExists(name: name.rawValue))
    }
    everWindows.insert(name)
    mainWindow = mainWindow ?? name
    return name
  }

  /// Takes away a window.
  mutating func removeWindow(_ node: Node) throws(DocumentError) -> Scenario.WindowName {
    let name = try node.window(self)
    guard name != mainWindow else { throw .conflict(node.path, .mainWindowRemoved) }
    windows.remove(name)
    return name
  }

  /// The name of a controller that can be presented.
  func presentable(_ node: Node) throws(DocumentError) -> Scenario.ControllerName {
    let name = try node.controller(self)
    guard !withoutStyle.contains(name) else {
      throw .conflict(node.path, .presentedWithoutStyle(name: name.rawValue))
    }
    return name
  }
}

extension Node {
  /// The name of a controller that there is.
  func controller(_ scope: Scope) throws(DocumentError) -> Scenario.ControllerName {
    let name = Scenario.ControllerName(rawValue: try text())
    guard scope.controllers.contains(name) else {
      throw .unknownName(
        path, kind: "controller", name: name.rawValue,
        known: scope.controllers.map(\.rawValue).sorted())
    }
    return name
  }

  /// The name of a window that is there now.
  func window(_ scope: Scope) throws(DocumentError) -> Scenario.WindowName {
    try window(among: scope.windows)
  }

  /// The name of one of some windows.
  func window(among windows: Set<Scenario.WindowName>) throws(DocumentError) -> Scenario.WindowName
  {
    let name = Scenario.WindowName(rawValue: try text())
    guard windows.contains(name) else {
      throw .unknownName(
        path, kind: "window", name: name.rawValue, known: windows.map(\.rawValue).sorted())
    }
    return name
  }

  /// The names of controllers that there are, in a list without repeats.
  func distinctControllers(_ scope: Scope) throws(DocumentError) -> [Scenario.ControllerName] {
    var seen: Set<String> = []
    var names: [Scenario.ControllerName] = []
    for element in try elements() {
      names.append(try element.controller(scope))
      try element.checkNew(in: &seen)
    }
    return names
  }

  /// The name of a controller, or else of a window.
  func place(_ scope: Scope) throws(DocumentError) -> Scenario.Place {
    let name = try text()
    if scope.controllers.contains(.init(rawValue: name)) {
      return .controller(.init(rawValue: name))
    }
    guard scope.windows.contains(.init(rawValue: name)) else {
      throw .unknownName(path, kind: "controller or window", name: name, known: [])
    }
    return .window(.init(rawValue: name))
  }
}
