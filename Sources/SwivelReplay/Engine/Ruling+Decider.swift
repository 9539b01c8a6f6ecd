package import SwivelModel

extension Ruling {
  /// The owner of the mask that limits the interface.
  package enum Decider: Hashable, Sendable {
    /// The controller that answered.
    case controller(ControllerID)
    /// The app, through its plist or a delegate.
    case app(AppMaskSource)
    /// The hardware.
    case device
  }

  /// The owner of the deciding mask: the controller, unless only another mask excluded the wanted
  /// orientation; `nil` if no mask counts.
  package var decider: Decider? {
    guard masksCount, let respondent else { return nil }
    let refused = refused
    guard !refused.isEmpty, !controllerMask.isDisjoint(with: refused) else {
      return .controller(respondent)
    }
    if appMask.isDisjoint(with: refused) { return .app(appMaskSource) }
    return deviceMask.isDisjoint(with: refused) ? .device : .controller(respondent)
  }

  /// The mask of a decider.
  package func mask(of decider: Decider) -> InterfaceOrientationMask {
    switch decider {
    case .controller: controllerMask
    case .app: appMask
    case .device: deviceMask
    }
  }

  /// The orientations that were wanted but not adopted.
  private var refused: InterfaceOrientationMask {
    let wanted = wanted.map { InterfaceOrientationMask($0) } ?? requested
    return wanted.isDisjoint(with: allowed) ? wanted : []
  }
}
