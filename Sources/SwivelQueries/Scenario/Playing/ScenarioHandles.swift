import SwivelModel

/// The handles under which a scenario's controllers and windows are recorded, and back.
struct ScenarioHandles: Sendable {
  private var controllers: [Scenario.ControllerName: ControllerID] = [:]
  private var windows: [Scenario.WindowName: WindowID] = [:]
  private var controllerNames: [ControllerID: Scenario.ControllerName] = [:]
  private var windowNames: [WindowID: Scenario.WindowName] = [:]

  /// The handle of a controller, which is given one when it is first named.
  mutating func controller(_ name: Scenario.ControllerName) -> ControllerID {
    if let id = controllers[name] { return id }
    let id = ControllerID(rawValue: UInt16(truncatingIfNeeded: controllers.count))
    controllers[name] = id
    controllerNames[id] = name
    return id
  }

  /// The handle of a window, which is given the lowest free one when it is first named.
  mutating func window(_ name: Scenario.WindowName) -> WindowID {
    if let id = windows[name] { return id }
    let free = (0...UInt8.max).lazy.map(WindowID.init).first { self.windowNames[$0] == nil }
    // No more windows than handles are there at once: the loader sees to it.
    let id = free ?? WindowID(rawValue: .max)
    windows[name] = id
    windowNames[id] = name
    return id
  }

  /// Sets the handle of a window free, which is gone.
  mutating func release(_ name: Scenario.WindowName) {
    guard let id = windows.removeValue(forKey: name) else { return }
    windowNames[id] = nil
  }

  func name(of id: ControllerID) -> Scenario.ControllerName? { controllerNames[id] }
  func name(of id: WindowID) -> Scenario.WindowName? { windowNames[id] }
}
