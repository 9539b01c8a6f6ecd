package import SwivelModel
package import SwivelReplay

/// What changes in a run on another version of iOS: for the app as it was built, and for the app
/// built with that version's SDK.
package struct UpgradeRun {
  /// An evaluation with another outcome in one of the two.
  package struct Row: Hashable, Sendable {
    /// The page that is visible; `nil` for the app as a whole.
    package let page: ControllerID?
    /// Its type, if recorded.
    package let name: NameID?
    package let trigger: Trigger
    /// The event; `nil` for a launch that the trace does not have.
    package let sequence: UInt64?
    /// The outcome on the recorded version.
    package let today: UpgradeOutcome
    /// The outcome of the app as it was built; `nil` if it is the same.
    package let asBuilt: UpgradeOutcome?
    /// The outcome of the app built with the SDK; `nil` if it is the same.
    package let rebuilt: UpgradeOutcome?
  }

  package let target: SystemVersion
  private var asBuilt: UpgradeColumn
  private var rebuilt: UpgradeColumn

  /// Starts the replays.
  ///
  /// - Parameters:
  ///   - plan: Other changes, such as another environment.
  ///   - session: What the run states of its environment, in the end.
  ///   - target: The other version.
  ///   - sdk: The SDK with which the app would be built; that of the version if not stated.
  /// - Throws: ``ChangeError`` for a version that no system has.
  package init(
    _ plan: ChangePlan, of session: SessionState, on target: SystemVersion,
    builtWith sdk: SystemVersion? = nil
  ) throws(ChangeError) {
    self.target = target
    let system = try ChangeReader.system(target.description)
    let built = try ChangeReader.linkedSDK(session.linkedSDK.description)
    let new = try ChangeReader.linkedSDK((sdk ?? target).description)
    asBuilt = UpgradeColumn(plan.setting([system, built]))
    rebuilt = UpgradeColumn(plan.setting([system, new]))
  }

  package mutating func apply(_ item: TraceItem) {
    asBuilt.apply(item)
    rebuilt.apply(item)
  }

  package var lookCount: Int { rebuilt.lookCount }

  /// The evaluations that change, in their order.
  package var rows: [Row] {
    let places = Set(asBuilt.changes.keys).union(rebuilt.changes.keys).sorted()
    let rows = places.compactMap(row)
    guard let launch, !rows.contains(where: { $0.trigger == .launch }) else { return rows }
    return [launch] + rows
  }

  private func row(_ place: UpgradeColumn.Place) -> Row? {
    let (old, new) = (asBuilt.changes[place], rebuilt.changes[place])
    guard let change = new ?? old else { return nil }
    return Row(
      page: change.page, name: change.name, trigger: change.trigger, sequence: place.sequence,
      today: change.before, asBuilt: old?.after, rebuilt: new?.after)
  }

  /// The launch, which few traces have: it fails without scenes.
  private var launch: Row? {
    guard rebuilt.replayer.situation.facts.session.lacksRequiredScenes else { return nil }
    return Row(
      page: nil, name: nil, trigger: .launch, sequence: nil,
      today: UpgradeOutcome(InterfaceOrientationMask()), asBuilt: nil,
      rebuilt: UpgradeOutcome(notLaunchedBy: .scenesRequired))
  }
}
