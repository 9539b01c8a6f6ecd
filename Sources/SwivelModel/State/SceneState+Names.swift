extension SceneState {
  /// The names to which the facts refer.
  package var names: Set<NameID> {
    var names = Set(controllers.slots.compactMap(\.name))
    if let device = session.deviceIdentifier { names.insert(device) }
    return names
  }
}
