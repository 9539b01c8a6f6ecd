import SwivelModel
import SwivelText

/// The names in scope at one point of a scenario.
struct Scope {
  /// The maximum number of windows at once: the number of ``WindowID`` values.
  static let mostWindows = Int(UInt8.max) + 1

  /// The controllers, all of which are known from the start.
  let controllers: Set<Scenario.ControllerName>
  /// The controllers without a presentation style.
  private var withoutStyle: Set<Scenario.ControllerName> = []
  /// The windows that exist now.
  private(set) var windows: Set<Scenario.WindowName> = []
  /// All windows so far.
  private(set) var everWindows: Set<Scenario.WindowName> = []
  private(set) var mainWindow: Scenario.WindowName?

  init(controllers: some Sequence<String>) {
    self.controllers = Set(controllers.map { Scenario.ControllerName(rawValue: $0) })
  }

  mutating func describe(_ controllers: [Scenario.Controller]) {
    // An alert has an implicit style.
    withoutStyle = Set(
      controllers.lazy.filter { $0.style == nil && $0.kind != .alert }.map(\.name))
  }

  mutating func addWindow(_ node: Node) throws(DocumentError) -> Scenario.WindowName {
    let name = Scenario.WindowName(rawValue: try node.newIdentifier())
    guard windows.count < Self.mostWindows else {
      throw .contradiction(node.path, reason: "more than \(Self.mostWindows) windows at once")
    }
    guard windows.insert(name).inserted else {
      throw .contradiction(node.path, reason: "window \(name.rawValue) already exists")
    }
    everWindows.insert(name)
    mainWindow = mainWindow ?? name
    return name
  }

  mutating func removeWindow(_ node: Node) throws(DocumentError) -> Scenario.WindowName {
    let name = try node.window(self)
    guard name != mainWindow else {
      throw .contradiction(node.path, reason: "the main window cannot be removed")
    }
    windows.remove(name)
    return name
  }

  /// The name of a controller that can be presented.
  func presentable(_ node: Node) throws(DocumentError) -> Scenario.ControllerName {
    let name = try node.controller(self)
    guard !withoutStyle.contains(name) else {
      throw .contradiction(node.path, reason: "\(name.rawValue) is presented, but has no style")
    }
    return name
  }
}

extension Node {
  func controller(_ scope: Scope) throws(DocumentError) -> Scenario.ControllerName {
    let name = Scenario.ControllerName(rawValue: try text())
    guard scope.controllers.contains(name) else {
      throw .unknownName(
        path, kind: "controller", name: name.rawValue,
        known: scope.controllers.map(\.rawValue).sorted())
    }
    return name
  }

  func window(_ scope: Scope) throws(DocumentError) -> Scenario.WindowName {
    try window(among: scope.windows)
  }

  func window(among windows: Set<Scenario.WindowName>) throws(DocumentError) -> Scenario.WindowName
  {
    let name = Scenario.WindowName(rawValue: try text())
    guard windows.contains(name) else {
      throw .unknownName(
        path, kind: "window", name: name.rawValue, known: windows.map(\.rawValue).sorted())
    }
    return name
  }

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

/// Finds controllers that contain themselves, which no app can build.
enum ContainmentCycle {
  /// The first controller, in the order of the file, that contains itself.
  ///
  /// - Complexity: O(controllers + children); not recursive, so that depth is unlimited.
  static func first(in controllers: [Scenario.Controller]) -> Scenario.ControllerName? {
    var parentCounts: [Scenario.ControllerName: Int] = [:]
    for child in controllers.lazy.flatMap(\.children) { parentCounts[child, default: 0] += 1 }

    // Controllers without parents are removed until none is left, or only cycles and their
    // descendants.
    let children = Dictionary(
      controllers.map { ($0.name, $0.children) }, uniquingKeysWith: { first, _ in first })
    var orphans = controllers.map(\.name).filter { parentCounts[$0] == nil }
    while let orphan = orphans.popLast() {
      for child in children[orphan, default: []] {
        parentCounts[child, default: 0] -= 1
        if parentCounts[child] == 0 { orphans.append(child) }
      }
    }
    let left = Set(parentCounts.lazy.filter { $0.value > 0 }.map(\.key))
    return controllers.first { left.contains($0.name) && !left.isDisjoint(with: $0.children) }?.name
  }
}
