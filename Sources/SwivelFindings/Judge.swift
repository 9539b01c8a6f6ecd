import SwivelModel
import SwivelReplay

/// Runs all detectors on a replay, and collects their findings.
struct Judge: Sendable {
  /// The findings, in the order of the events.
  var findings: [Finding] { store.findings }

  // Cheaper than `findings`, which sorts.
  var hasFindings: Bool { !store.isEmpty }

  private let detectors: [Detector]
  // Which findings are kept; `nil` for all.
  private let isMeant: (@Sendable (Finding) -> Bool)?
  private let interests: InterestTable
  private var memories = Memories()
  // The detectors that have something in progress.
  private var following: InterestTable.DetectorSet = 0
  // Reports the same problem of the same page once.
  private var store = FindingStore()
  private var declarations = Declarations()
  var evidence = Evidence()
  private var last = Instant.start

  /// Makes a judge that has seen no events.
  init(_ detectors: [Detector], keeping isMeant: (@Sendable (Finding) -> Bool)? = nil) {
    (self.detectors, self.isMeant) = (detectors, isMeant)
    interests = InterestTable(detectors)
    for index in detectors.indices { noteFollowing(at: index) }
  }

  /// Evaluates the event that a replay has just applied; makes its moment only if a detector needs
  /// it.
  mutating func look(at event: Event, _ replayer: Replayer) {
    note(event, replayer)
    let detectors = interests.detectors(
      for: event, replayer, changesMask: memories.history.maskChange != nil,
      showsTurn: replayer.situation.interface.ledger.shownTurn != nil, following: following)
    if !memories.history.told.settled.isEmpty { takeTold(replayer) }
    if detectors != 0 { show(replayer.moment(of: event), replayer, to: detectors) }
  }

  /// Applies an entry of a log that is not an event.
  ///
  /// After a loss it is unknown how anything that was in progress ended, and what a handle refers
  /// to. What was found before remains.
  mutating func pass(_ item: TraceItem) {
    evidence.pass(item)
    guard case .loss = item else { return }
    memories = Memories()
    declarations = Declarations()
    store.finalize()
    for index in detectors.indices { noteFollowing(at: index) }
  }

  /// Evaluates the end of a complete log, or a moment after it, with the replay after all events.
  mutating func finish(_ replayer: Replayer, at now: Instant?) {
    memories.history.told.end(at: max(now ?? last, last), replayer)
    takeTold(replayer)
    for index in detectors.indices {
      guard let (event, report) = detectors[index].lookAtEnd(memories, replayer) else { continue }
      take(report, ofDetectorAt: index, replayer.moment(of: event), replayer)
    }
    if let unsettled = memories.history.unsettled(at: last, replayer.situation) {
      evidence.end(with: unsettled)
    }
  }

  /// Records what is needed of every event, independently of the detectors for it.
  private mutating func note(_ event: Event, _ replayer: Replayer) {
    last = event.instant
    declarations.take(event)
    evidence.take(event, replayer)
    if let sighting = replayer.sighting {
      let look = replayer.situation.lastLook(at: sighting.window)
      store.compare(
        sighting.window, with: sighting.observed, at: event.sequence,
        isAtRest: look.map { !$0.isOpen(at: event.instant) || $0.hasEndedSwipe } ?? false)
      if let look, look.isOutcome(sighting.observed, at: event.instant) {
        store.explainAll(in: sighting.window, since: look.sequence)
      }
    }
    memories.history.take(event, replayer)
    if let change = memories.history.maskChange { store.restore(change) }
    // The app's own request was observed to rotate it.
    if let turn = replayer.situation.interface.ledger.shownTurn, turn.sequence == event.sequence,
      let look = replayer.situation.lastLook(at: turn.window),
      look.isRequest || look.wants(turn.to),
      look.isOpen(at: event.instant) || look.isOutcome(turn.to, at: event.instant)
    {
      store.cure(turn.window, by: InterfaceOrientationMask(turn.to))
    }
    if event.record.is(.deviceOrientationAmong) { store.finalize() }
    if event.record.is(.windowRemoved), let window: WindowID = event.record.read() {
      store.settle(window)
    }
    replayer.rulings.forEach { ruling in
      if let turn = replayer.situation.interface.ledger.turnReported(in: ruling.window) {
        let gates = replayer.inspect(turn.window)
        store.explain(turn, isAllowed: gates.allowed.allows(turn.to))
      }
      if replayer.situation.interface.ledger.looks(at: ruling.window, in: event) { follow(ruling) }
    }
  }

  private mutating func follow(_ ruling: Ruling) {
    store.settle(ruling.window)
    switch ruling.trigger {
    case .deviceTurn, .lockChange: store.finalize()
    default: if ruling.isTurn { store.cure(ruling.window, by: ruling.to) }
    }
  }

  private mutating func show(
    _ moment: Moment, _ replayer: Replayer, to detectors: InterestTable.DetectorSet
  ) {
    // An event of a known kind with values out of range is irrelevant to detectors.
    if case .unrecognized = moment.kind { return }
    var rest = detectors
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let report = interests.functions[index].look(&memories, moment, replayer)
      noteFollowing(at: index)
      guard var report else { continue }
      report.decided =
        report.decided ?? replayer.decided(in: report.window, at: moment.event)
      take(report, ofDetectorAt: index, moment, replayer)
    }
  }

  /// Reports what is wrong by the masks that UIKit logged.
  private mutating func takeTold(_ replayer: Replayer) {
    for claim in memories.history.told.settled {
      guard let index = detectors.firstIndex(where: { $0.told == claim.kind }) else { continue }
      take(claim.report, ofDetectorAt: index, replayer.moment(of: claim.event), replayer)
    }
  }

  private mutating func noteFollowing(at index: Int) {
    let bit = interests.followers & 1 << InterestTable.DetectorSet(index)
    guard bit != 0 else { return }
    if interests.functions[index].isFollowing(&memories) {
      following |= bit
    } else {
      following &= ~bit
    }
  }

  // Not inlined: rarely called.
  @inline(never)
  private mutating func take(
    _ report: Detector.Report, ofDetectorAt index: Int, _ moment: Moment, _ replayer: Replayer
  ) {
    let id = detectors[index].id
    if let retraction = report.retraction {
      store.takeBack(id, report, retraction)
      if report.rule == nil { return }
    }
    let known = replayer.known(for: report)
    // Before the version is recorded no rule is in force, so that nothing can be predicted.
    guard
      replayer.isVersionKnown || known.isSeen || moment.event.record.family == .outcome
        || report.told != nil
    else { return }
    if let sighting = known.sighting {
      let isNamed = id != Detector.unexplainedRotation.id
      if isNamed { store.account(for: sighting, in: report.window) }
      if !isNamed, store.accounts(for: sighting, in: report.window) { return }
    }
    if moment.event.record.family == .outcome, store.confirm(id, report.window, by: moment.event) {
      return
    }
    // Most reports repeat a finding, which is then not made again.
    let name = report.page.flatMap { replayer.situation.facts.controllers[$0].name }
    let key = store.counted(
      Finding.Key(
        index, Finding.PageKey(report.page, name: name), known.orientation, report.allowed,
        report.maskRole))
    guard store.isNew(key) else { return store.note(key, againAt: moment.event) }
    let detector = detectors[index]
    var finding = declarations.locate(Finding(detector, report, known, moment, replayer))
    finding.decided = report.decided
    finding.isOnAnyPage = report.page != nil && key.isOnAnyPage
    guard isMeant?(finding) ?? true else { return }
    store.add(
      finding, key, isLogged: moment.event.record.is(.messageLogged),
      isCurable: detector.isCurable, isProvable: !report.needsPrediction)
  }
}

extension Replayer {
  /// What is known of the window of a report.
  fileprivate func known(for report: Detector.Report) -> Known {
    let now = situation.known(report.window)
    return now.isSeen ? now : report.told?.before ?? now
  }
}
