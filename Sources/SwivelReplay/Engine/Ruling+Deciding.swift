import SwivelModel

extension RuleID {
  private static let disputed = allCases.filter { $0.rule.confidence == .disputed }
    .reduce(into: RuleSet()) { $0.insert($1) }

  /// Whether the sources of the rule disagree; looked up once, since each turn asks it.
  public var isDisputed: Bool { Self.disputed.contains(self) }
}

extension Ruling {
  /// The rule that made the interface what it is; `nil` where nothing stood in question.
  public var decidingRule: RuleID? { heldBy ?? (isTurn ? turningRule : nil) }

  /// The rule that turns the interface at the trigger: at each of them one rule does.
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
