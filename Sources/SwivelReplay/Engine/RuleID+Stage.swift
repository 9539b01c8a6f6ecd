extension RuleID {
  /// The part of a ruling that a rule decides, in the order in which rules act.
  public enum Stage: CaseIterable, Hashable, Sendable {
    /// Which controller is asked.
    case asked
    /// Which window the status bar follows.
    case statusBar
    /// What each gate allows.
    case gates
    /// The resulting interface orientation.
    case outcome
    /// Errors and log messages.
    case errors
  }

  /// The stage at which the rule acts.
  public var stage: Stage {
    switch rawValue {
    case ..<RuleID.statusBarOfMainWindow.rawValue: .asked
    case ..<RuleID.deviceMask.rawValue: .statusBar
    case ..<RuleID.deviceTurn.rawValue: .gates
    case ..<RuleID.preferredNotSupported.rawValue: .outcome
    default: .errors
    }
  }
}
