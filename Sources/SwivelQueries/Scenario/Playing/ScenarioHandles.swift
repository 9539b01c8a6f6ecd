import SwivelModel

/// The handles under which a scenario's controllers and windows are recorded, and back.
struct ScenarioHandles: Sendable {
  private var controllers: [Scenario.ControllerName: ControllerID] = [:]
  private var windows: [Scenario.WindowName: WindowID] = [:]
  private var controllerNames: [ControllerID: Scenario.ControllerName] = [:]
  private var windowNames: [WindowID: Scenario.WindowName] = [:]

  /// The handle of a controller, assigned at its first use.
  mutating func controller(_ name: Scenario.ControllerName) -> ControllerID {
    if let id = controllers[name] { return id }
    let id = ControllerID(rawValue: UInt16(truncatingIfNeeded: controllers.count))
    controllers[name] = id
    controllerNames[id] = name
    return id
  }

  /// The handle of a window, the lowest free one at its first use.
  mutating func window(_ name: Scenario.WindowName) -> WindowID {
    if let id = windows[name] { return id }
    let free = (0...UInt8.max).lazy.map(WindowID.init).first { self.windowNames[$0] == nil }
    // The loader ensures that there are never more windows than handles.
    let id = free ?? WindowID(rawValue: .max)
    windows[name] = id
    windowNames[id] = name
    return id
  }

  /// Releases the handle of a window that was removed.
  mutating func release(_ name: Scenario.WindowName) {
    guard let id = windows.removeValue(forKey: name) else { return }
    windowNames[id] = nil
  }

  func name(of id: ControllerID) -> Scenario.ControllerName? { controllerNames[id] }
  func name(of id: WindowID) -> Scenario.WindowName? { windowNames[id] }
}
