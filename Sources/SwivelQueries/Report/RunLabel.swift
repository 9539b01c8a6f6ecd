package import SwivelModel

/// What a window or a controller is called.
///
/// Two controllers of one type have the same label: what a report says about them is stored once.
package enum RunLabel: Hashable, Sendable {
  case window(WindowID, isMain: Bool)
  /// A controller whose type name was recorded.
  case named(NameID)
  /// A controller without one.
  case numbered(ControllerID)

  package init(_ id: WindowID, _ facts: SceneState) {
    self = .window(id, isMain: facts.windows.main == id)
  }

  package init(_ id: ControllerID, _ facts: SceneState) {
    if let name = facts.controllers[id].name { self = .named(name) } else { self = .numbered(id) }
  }
}
