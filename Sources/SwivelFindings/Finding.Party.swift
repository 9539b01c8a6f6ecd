public import SwivelModel

extension Finding {
  /// A controller that a finding speaks of.
  public struct Party: Hashable, Sendable {
    /// Its handle at that time.
    public let id: ControllerID
    /// What kind of controller it is.
    public let kind: ControllerKind
    /// Its type name, where it was told.
    public let name: NameID?

    init(_ id: ControllerID, _ state: ControllerState) {
      (self.id, kind, name) = (id, state.kind, state.name)
    }
  }
}
