import SwivelModel

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
    case .lockChange: .lockTurnsUpright
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
    case .inspection, .embedding: nil
    }
  }

  private var isTurnedToPreferred: Bool {
    preferred?.orientation.map { to.only == $0 } ?? false
  }
}
