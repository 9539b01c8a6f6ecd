package import SwivelModel
package import SwivelReplay

/// The facts required by all findings that a replay has shown so far.
///
/// Checks end once all are known, so that a recording has no cost after its first page.
package struct Evidence: Sendable {
  private struct Facts: OptionSet {
    let rawValue: UInt8

    static let event = Self(rawValue: 1 << 0)
    static let version = Self(rawValue: 1 << 1)
    static let window = Self(rawValue: 1 << 2)
    static let page = Self(rawValue: 1 << 3)
    static let interface = Self(rawValue: 1 << 4)
    static let masks = Self(rawValue: 1 << 5)
    static let device = Self(rawValue: 1 << 6)

    static let needed: Self = [.event, .version, .window, .page, .interface, .masks]
  }

  private var shown: Facts = []
  private var hasLoss = false
  private var unsettled: MissingFact?
  private var forgotten = ForgottenFacts()
  private var hasMissedScene = false
  private var lacksDisplay = false
  // A checkpoint restores facts that no event states.
  private var isBehindCheckpoint = true

  /// Makes the evidence of a replay without events.
  package init() {}

  /// Applies an event, with the replay after it.
  package mutating func take(_ event: Event, _ replayer: Replayer) {
    if !shown.isSuperset(of: .needed) { look(at: event, replayer) }
    if event.instant.isAssumed { forgotten.take(event, replayer) }
    if event.record.is(.device) || event.record.is(.displayUsed) { lookAtDisplay(replayer) }
  }

  /// Applies an entry of a log that is not an event.
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
    guard shown.contains(.event) else { return [.events] }
    var facts: [MissingFact] = []
    if !shown.contains(.version) { facts.append(.version) }
    if !shown.contains(.window) {
      facts.append(hasMissedScene ? .scene : .window)
    } else if !shown.contains(.page) {
      facts.append(.page)
    }
    if !shown.contains(.interface) { facts.append(.interface) }
    if !shown.contains(.masks) { facts.append(.masks) }
    if !facts.isEmpty, !shown.contains(.device) { facts.append(.device) }
    if lacksDisplay { facts.append(.display) }
    if hasLoss || !isWhole { facts.append(.rest) }
    if let unsettled { facts.append(unsettled) }
    return facts + forgotten.missing
  }
}

// MARK: - Checks

extension Evidence {
  @inline(never)
  private mutating func look(at event: Event, _ replayer: Replayer) {
    let (record, hasSeen) = (event.record, replayer.sighting != nil)
    shown.insert(.event)
    if isBehindCheckpoint { resume(replayer) }
    if record.is(.device) { shown.insert(.device) }
    if record.is(.sceneMissing) { hasMissedScene = true }
    // UIKit asks an extension for no mask.
    if record.statesMask || replayer.situation.facts.session.process != .app {
      shown.insert(.masks)
    }
    if replayer.situation.system.isKnown { shown.insert(.version) }
    if hasSeen { shown.insert(.interface) }
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
      shown.insert(.window)
      if window.root != nil || window.firstView != nil || window.topPresented != nil {
        shown.insert(.page)
      }
      if situation.interface[id] != .all { shown.insert(.interface) }
    }
  }

  /// Continues from a checkpoint.
  package mutating func resume(_ replayer: Replayer) {
    isBehindCheckpoint = false
    survey(replayer.situation)
    lookAtDisplay(replayer)
  }

  private mutating func survey(_ situation: Situation) {
    let (facts, app) = (situation.facts, situation.facts.app)
    hasMissedScene = hasMissedScene || facts.session.hasMissedScene
    if facts.session.system.isKnown { shown.insert([.event, .version]) }
    if !facts.session.device.isEmpty || facts.session.deviceIdentifier != nil {
      shown.insert(.device)
    }
    if facts.session.declaredSDK != nil || !app.plist.mask.isEmpty || app.delegate != .absent
      || app.sceneMask != nil
      || facts.controllers.described.contains(where: { facts.controllers[$0].statesMask })
    {
      shown.insert(.masks)
    }
    lookAtWindows(situation)
  }
}
