import SwivelModel

/// The handles under which a scenario's controllers and windows are recorded, and back.
struct Handles: Sendable {
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

  /// The handle of a window, which is given one when it is first named.
  mutating func window(_ name: Scenario.WindowName) -> WindowID {
    if let id = windows[name] { return id }
    let id = WindowID(rawValue: UInt8(truncatingIfNeeded: windows.count))
    windows[name] = id
    windowNames[id] = name
    return id
  }

  func name(of id: ControllerID) -> Scenario.ControllerName? { controllerNames[id] }
  func name(of id: WindowID) -> Scenario.WindowName? { windowNames[id] }
}
