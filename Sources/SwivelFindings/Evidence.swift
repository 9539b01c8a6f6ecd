package import SwivelModel
package import SwivelReplay

/// The facts required by all findings that a replay has shown so far.
///
/// Checks end once all are known, so that a recording has no cost after its first page.
package struct Evidence: Sendable {
  // What nothing has shown yet, in the order of reports.
  private var lacking: [MissingFact] = [
    .events, .version, .window, .page, .interface, .masks, .device,
  ]
  private var hasLoss = false
  private var unsettled: MissingFact?
  private var forgotten = ForgottenFacts()
  private var hasMissedScene = false
  private var lacksDisplay = false
  // A checkpoint restores facts that no event states.
  private var isBehindCheckpoint = true

  package init() {}

  /// Applies an event, with the replay after it.
  package mutating func take(_ event: Event, _ replayer: Replayer) {
    if lacksNeeded { look(at: event, replayer) }
    if event.instant.isAssumed { forgotten.take(event, replayer) }
    if event.record.is(.device) || event.record.is(.displayUsed) { lookAtDisplay(replayer) }
  }

  package mutating func pass(_ item: TraceItem) {
    if case .checkpoint = item { isBehindCheckpoint = true }
    if case .loss = item { hasLoss = true }
  }

  /// Records that the outcome of a transition is open at the end of the log.
  package mutating func end(with unsettled: MissingFact) {
    self.unsettled = unsettled
  }

  /// The facts that are missing in a run; none if it can be judged.
  package func missing(isWhole: Bool = true) -> [MissingFact] {
    if lacking.contains(.events) { return [.events] }
    // Without a window there is no page.
    var facts = lacking.filter { $0 != .page || !lacking.contains(.window) }
    if !lacksNeeded { facts = [] }
    if hasMissedScene { facts = facts.map { $0 == .window ? .scene : $0 } }
    if lacksDisplay { facts.append(.display) }
    if hasLoss || !isWhole { facts.append(.rest) }
    if let unsettled { facts.append(unsettled) }
    return facts + forgotten.missing
  }
}

// MARK: - Checks

extension Evidence {
  // The device alone is never missing.
  private var lacksNeeded: Bool { lacking.contains { $0 != .device } }

  private mutating func show(_ fact: MissingFact) { lacking.removeAll { $0 == fact } }

  @inline(never)
  private mutating func look(at event: Event, _ replayer: Replayer) {
    let (record, hasSeen) = (event.record, replayer.sighting != nil)
    show(.events)
    if isBehindCheckpoint { resume(replayer) }
    if record.is(.device) { show(.device) }
    if record.is(.sceneMissing) { hasMissedScene = true }
    // UIKit asks an extension for no mask.
    if record.statesMask || replayer.situation.facts.session.process != .app { show(.masks) }
    if replayer.situation.system.isKnown { show(.version) }
    if hasSeen { show(.interface) }
    if hasSeen || record.mayChangeWindows || !replayer.rulings.isEmpty {
      lookAtWindows(replayer.situation)
    }
  }

  private mutating func lookAtDisplay(_ replayer: Replayer) {
    let facts = replayer.situation.facts
    lacksDisplay = facts.session.device.contains(.foldable) && facts.device.display == nil
  }

  private mutating func lookAtWindows(_ situation: Situation) {
    for id in situation.facts.windows.existing {
      let window = situation.facts.windows[id]
      show(.window)
      if window.root != nil || window.firstView != nil || window.topPresented != nil {
        show(.page)
      }
      if situation.interface[id] != .all { show(.interface) }
    }
  }

  package mutating func resume(_ replayer: Replayer) {
    isBehindCheckpoint = false
    survey(replayer.situation)
    lookAtDisplay(replayer)
  }

  private mutating func survey(_ situation: Situation) {
    let (facts, app) = (situation.facts, situation.facts.app)
    hasMissedScene = hasMissedScene || facts.session.hasMissedScene
    if facts.session.system.isKnown { [.events, .version].forEach { show($0) } }
    if !facts.session.device.isEmpty || facts.session.deviceIdentifier != nil { show(.device) }
    if facts.session.declaredSDK != nil || !app.plist.mask.isEmpty || app.delegate != .absent
      || app.sceneMask != nil
      || facts.controllers.described.contains(where: { facts.controllers[$0].statesMask })
    {
      show(.masks)
    }
    lookAtWindows(situation)
  }
}
