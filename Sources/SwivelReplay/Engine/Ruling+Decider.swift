package import SwivelModel

extension Ruling {
  /// Whose mask tells what the interface may be.
  package enum Decider: Hashable, Sendable {
    /// The controller that answered.
    case controller(ControllerID)
    /// The app, by what it says where.
    case app(AppMaskSource)
    /// The hardware.
    case device
  }

  /// Whose mask decided: the controller's, unless only somebody else's stood in the way of what was
  /// wanted; `nil` if no mask counts.
  package var decider: Decider? {
    guard masksCount, let respondent else { return nil }
    let refused = refused
    guard !refused.isEmpty, !controllerMask.isDisjoint(with: refused) else {
      return .controller(respondent)
    }
    if appMask.isDisjoint(with: refused) { return .app(appMaskSource) }
    return deviceMask.isDisjoint(with: refused) ? .device : .controller(respondent)
  }

  /// What somebody allows.
  package func mask(of decider: Decider) -> InterfaceOrientationMask {
    switch decider {
    case .controller: controllerMask
    case .app: appMask
    case .device: deviceMask
    }
  }

  /// What was wanted and did not come about.
  private var refused: InterfaceOrientationMask {
    let wanted = wanted.map { InterfaceOrientationMask($0) } ?? requested
    return wanted.isDisjoint(with: allowed) ? wanted : []
  }
}
