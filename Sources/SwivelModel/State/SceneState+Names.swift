extension SceneState {
  /// The names that the facts speak of.
  package var names: Set<NameID> {
    var names = Set(controllers.slots.compactMap(\.name))
    if let device = session.deviceIdentifier { names.insert(device) }
    return names
  }
}
