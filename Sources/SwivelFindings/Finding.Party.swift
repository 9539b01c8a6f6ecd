public import SwivelModel

extension Finding {
  /// A controller that a finding refers to.
  public struct Party: Hashable, Sendable {
    /// Its handle at the time of the finding.
    public let id: ControllerID
    /// Its kind.
    public let kind: ControllerKind
    /// Its type name, if it was recorded.
    public let name: NameID?

    init(_ id: ControllerID, _ state: ControllerState) {
      (self.id, kind, name) = (id, state.kind, state.name)
    }
  }
}
