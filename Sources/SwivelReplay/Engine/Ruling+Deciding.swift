package import SwivelModel

extension RuleID {
  private static let disputed = allCases.filter { $0.rule.confidence == .disputed }
    .reduce(into: RuleSet()) { $0.insert($1) }

  /// Whether the sources of the rule disagree; cached, because every rotation reads it.
  public var isDisputed: Bool { Self.disputed.contains(self) }
}

extension Ruling {
  /// The rule that decided the interface orientation; `nil` where nothing was at stake.
  public var decidingRule: RuleID? { heldBy ?? (isTurn ? turningRule : nil) }

  /// The rule that rotates the interface at the trigger; each trigger has exactly one.
  private var turningRule: RuleID? {
    switch trigger {
    case .deviceTurn, .comeback: .deviceTurn
    case .lockChange: .lockRotatesToPortrait
    case .launch: .launch
    case .rootChange: .rootChange
    case .presentation: isTurnedToPreferred ? .preferredOnPresentation : .presentation
    case .dismissal: isTurnedToPreferred ? .preferredOnPresentation : .dismissal
    case .push, .selection: .pushUndetermined
    case .pop, .interactivePop: .popAsksPage
    case .windowView: .windowViewAsks
    case .attempt: .attempt
    case .needsUpdate: .needsUpdate
    case .geometryRequest: .geometryRequest
    case .setDeviceOrientation: .setDeviceOrientation
    case .setStatusBarOrientation: .setStatusBarOrientation
    case .environmentChange: .environmentChange
    case .inspection, .embedding: nil
    }
  }

  /// The undisputed rule about the trigger, also where it left the interface as it was.
  package var triggerRule: RuleID? { turningRule.flatMap { $0.isDisputed ? nil : $0 } }

  private var isTurnedToPreferred: Bool {
    preferred?.orientation.map { to.only == $0 } ?? false
  }
}

extension Ruling {
  /// The rule that decided, if its sources disagree.
  package var disputedRule: RuleID? { decidingRule.flatMap { $0.isDisputed ? $0 : nil } }
}

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
  /// orientation, or the one that the interface left; `nil` if no mask counts.
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
  ///
  /// If none was wanted, this is the one that the interface had to leave.
  private var refused: InterfaceOrientationMask {
    let wanted = wanted.map { InterfaceOrientationMask($0) } ?? requested
    let excluded = wanted.isEmpty && isTurn ? from : wanted
    return excluded.isDisjoint(with: allowed) ? excluded : []
  }
}
