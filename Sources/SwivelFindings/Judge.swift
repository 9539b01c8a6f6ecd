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
  // Whether it is still unknown how the device was held when the app was launched.
  private var isLaunchGuessed = true

  init(
    _ detectors: [Detector], of run: Case, keeping isMeant: (@Sendable (Finding) -> Bool)? = nil
  ) {
    (self.detectors, self.isMeant) = (detectors, isMeant)
    interests = InterestTable(detectors)
    noteFollowing(run)
  }

  /// Records what is needed of every event, independently of the detectors for it.
  ///
  /// - Returns: The detectors that look at the event.
  mutating func take(
    _ event: Event, _ kind: Event.Kind, _ replayer: Replayer, _ history: inout RunHistory
  ) -> InterestTable.DetectorSet {
    last = event.instant
    declarations.take(event)
    evidence.take(event, replayer)
    if let sighting = replayer.sighting {
      store.compare(
        sighting, at: event, replayer.situation.lastLook(at: sighting.window),
        isDismissing: history.passages[sighting.window].dismissal != nil)
    }
    history.take(event, kind, replayer)
    if let change = history.maskChange { store.restore(change) }
    if isLaunchGuessed, replayer.sighting != nil || replayer.situation.interface.upright != nil {
      isLaunchGuessed = false
      // The first orientation is the one since the launch: what was found for another was a guess.
      replayer.rulings.forEach { ruling in
        store.takeBack { $0.window == ruling.window && $0.orientation.isDisjoint(with: ruling.to) }
      }
    }
    store.settle(
      event, replayer, isGoingBack: history.passages.latest?.isBack ?? false)
    if !history.logged.settled.isEmpty { takeLogged(history, replayer) }
    return interests.detectors(
      for: event, replayer, changesMask: history.maskChange != nil, following)
  }

  mutating func look(_ run: Case, _ detectors: InterestTable.DetectorSet) {
    // An event of a known kind with values out of range is irrelevant to detectors.
    if case .unrecognized = run.kind { return }
    var rest = detectors
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let report = self.detectors[index].look(&memories, run)
      noteFollowing(at: index, run)
      guard var report else { continue }
      report.decided = report.decided ?? run.replayer.decided(in: report.window, at: run.event)
      take(report, ofDetectorAt: index, run.event, run.replayer)
    }
  }

  /// Applies an entry of a log that is not an event.
  ///
  /// After a loss it is unknown how anything that was in progress ended, and what a handle refers
  /// to. What was found before remains.
  mutating func pass(_ item: TraceItem, _ run: inout Case) {
    evidence.pass(item)
    if case .loss = item { forget(&run) }
  }

  /// Ends one run of the app, of which nothing holds in the next one.
  @inline(never)
  mutating func endRun(_ run: inout Case, isWhole: Bool) {
    if isWhole { finish(&run, at: nil) }
    forget(&run)
    isLaunchGuessed = true
  }

  private mutating func forget(_ run: inout Case) {
    (memories, run.history) = (Memories(), RunHistory())
    declarations = Declarations()
    store.finalize()
    noteFollowing(run)
  }

  private mutating func noteFollowing(_ run: Case) {
    for index in detectors.indices { noteFollowing(at: index, run) }
  }

  private mutating func noteFollowing(at index: Int, _ run: Case) {
    let bit = interests.followers & 1 << InterestTable.DetectorSet(index)
    guard bit != 0 else { return }
    let isFollowing = detectors[index].isFollowing(&memories, run)
    following = isFollowing ? following | bit : following & ~bit
  }

  /// Evaluates the end of a complete log, or a moment after it, with the replay after all events.
  mutating func finish(_ run: inout Case, at now: Instant?) {
    run.history.logged.end(at: max(now ?? last, last), run.replayer)
    takeLogged(run.history, run.replayer)
    for index in detectors.indices {
      guard let (event, report) = detectors[index].lookAtEnd(memories, run) else { continue }
      take(report, ofDetectorAt: index, event, run.replayer)
    }
    if let unsettled = run.history.unsettled(at: last, run.situation) {
      evidence.end(with: unsettled)
    }
  }

  /// Reports what is wrong by the masks that UIKit logged.
  private mutating func takeLogged(_ history: RunHistory, _ replayer: Replayer) {
    for claim in history.logged.settled {
      guard let index = detectors.firstIndex(where: { $0.claim == claim.kind }) else { continue }
      take(claim.report, ofDetectorAt: index, claim.event, replayer, by: claim)
    }
  }

  // Not inlined: rarely called.
  @inline(never)
  private mutating func take(
    _ report: Detector.Report, ofDetectorAt index: Int, _ event: Event, _ replayer: Replayer,
    by claim: MaskClaim? = nil
  ) {
    let id = detectors[index].id
    if let retracts = report.retracts {
      let isMeant: (Finding) -> Bool = {
        $0.id == id && $0.maskRole == report.maskRole && retracts($0)
      }
      if report.rule == nil, let severity = report.severity {
        return store.rate(severity, where: isMeant)
      }
      store.takeBack(where: isMeant)
      if report.rule == nil { return }
    }
    let now = replayer.situation.known(report.window)
    let known = now.isSeen ? now : claim?.before ?? now
    let isOutcome = event.record.family == .outcome
    // Before the version is recorded no rule is in force, so that nothing can be predicted.
    guard replayer.isVersionKnown || known.isSeen || isOutcome || claim != nil else { return }
    if let sighting = known.sighting {
      let isNamed = id != Detector.unexplainedRotation.id
      if isNamed { store.account(for: sighting, in: report.window) }
      if !isNamed, store.accounts(for: sighting, in: report.window) { return }
    }
    if isOutcome, store.confirm(id, report.window, by: event) { return }
    // Most reports repeat a finding, which is then not made again.
    let name = report.page.flatMap { replayer.situation.facts.controllers[$0].name }
    let key = store.counted(
      Finding.Key(
        index, Finding.PageKey(report.page, name: name), known.orientation, report.allowed,
        report.maskRole))
    guard store.isNew(key) else {
      if event.record.is(.exceptionRaised) { store.raise(key, by: event) }
      return store.note(
        key, againAt: event, because: report.evidence.compactMap(\.self).min() ?? event.sequence)
    }
    // The detector is not passed on: its texts take longer to copy than the finding to make.
    var finding = Finding(
      id, detectors[index].severity, report, known, event, replayer, claim)
    declarations.locate(&finding)
    finding.isOnAnyPage = report.page != nil && key.isOnAnyPage
    guard isMeant?(finding) ?? true else { return }
    store.add(
      finding, key, isLogged: event.record.is(.messageLogged),
      isCurable: detectors[index].isCurable, isProvable: !report.needsPrediction,
      isShown: !report.mustBeSeen || known.isSeen)
  }
}
