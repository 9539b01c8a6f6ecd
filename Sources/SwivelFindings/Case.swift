import SwivelModel
public import SwivelReplay

/// What a detector looks at: a moment of a run, with the replay after it, and what came before.
@usableFromInline
package struct Case: Sendable {
  /// The replay after the event.
  @usableFromInline package internal(set) var replayer: Replayer
  /// The event; before the first one, a launch.
  private(set) var event = Event(sequence: 0, instant: .start, .session(.phase(phase: .launched)))
  /// What it records: decoded once, because it has many readers.
  private(set) var kind = Event.Kind.session(.phase(phase: .launched))
  // The gates of the window that the event shows to have rotated, for which several detectors ask.
  private var gatesOfTurn: Ruling?
  // What the rules say of a rotation of the device that was observed just before this notification
  // of it, or in a recording without the device, if they explain what was observed: it stands for
  // the ruling of the notification.
  private var seenBefore: Ruling?
  /// What the events before have shown, as far as several detectors need it.
  var history = RunHistory()

  init(_ replayer: Replayer) { self.replayer = replayer }

  mutating func show(_ event: Event, _ kind: Event.Kind) {
    (self.event, self.kind, gatesOfTurn, seenBefore) = (event, kind, nil, nil)
    guard let turn = shownTurn else { return }
    gatesOfTurn = replayer.inspect(turn.window)
    let ruling = sighting == nil ? ruling(on: turn) : rulingOnUnrecordedTurn(turn)
    if let ruling, ruling.isTurn, ruling.to.allows(turn.to) { seenBefore = ruling }
  }

  private func ruling(on turn: SeenTurn) -> Ruling? {
    situation.lastLook(at: turn.window).map { replayer.reconsider($0, at: turn.window) }
  }

  /// A rotation that nothing recorded leads to, where the device is not recorded: the user turned
  /// it.
  private func rulingOnUnrecordedTurn(_ turn: SeenTurn) -> Ruling? {
    guard turn.from.only != nil, facts.device.orientation == .unknown, sighting?.agrees == false,
      situation.lastLook(at: turn.window).map(\.isOver) ?? true
    else { return nil }
    return replayer.rule(on: turn)
  }
}

extension Case {
  var situation: Situation { replayer.situation }
  var facts: SceneState { replayer.situation.facts }

  /// The outcome of the event.
  var rulings: Moment.Rulings { _read { yield replayer.rulings } }
  var sighting: Moment.Sighting? { replayer.sighting }
  var now: Instant { event.instant }

  var main: WindowID? { facts.windows.main }
  /// The rotation that the event shows.
  var shownTurn: SeenTurn? { replayer.situation.interface.ledger.shownTurn }

  func page(in window: WindowID) -> ControllerID? { situation.visiblePage(of: window) }

  /// The gates of a window as they are now.
  func gates(of window: WindowID) -> Ruling {
    if let gatesOfTurn, gatesOfTurn.window == window { return gatesOfTurn }
    return replayer.inspect(window)
  }

  func ruling(in window: WindowID) -> Ruling? {
    seenBefore?.window == window ? seenBefore : rulings.first(in: window)
  }

  /// The last look at a window, while what is observed may be its result.
  func openLook(at window: WindowID) -> Look? {
    situation.lastLook(at: window).flatMap { $0.isOpen(at: now) ? $0 : nil }
  }

  /// The device rotation that the interface was just observed not to follow, by all that was
  /// recorded since: UIKit may ask for masks after the device's notification.
  var unfollowedTurn: Ruling? {
    guard let sighting, !sighting.agrees, let look = openLook(at: sighting.window),
      look.trigger == .deviceTurn, look.from.only == sighting.observed
    else { return nil }
    return replayer.reconsider(look, at: sighting.window)
  }

  /// Whether an observation comes before the rotation of a launch: the window has no root yet, or
  /// the Info.plist does not list the orientation, in which no launch on an iPhone ends.
  func isBeforeLaunchTurn(_ sighting: Moment.Sighting) -> Bool {
    guard openLook(at: sighting.window)?.trigger == .launch else { return false }
    let listed = facts.app.plist.mask
    return page(in: sighting.window) == nil
      || facts.session.device.idiom == .phone && !listed.isEmpty
        && !listed.allows(sighting.observed)
  }

  /// Whether it is a guess what a window showed before UIKit last evaluated it.
  ///
  /// A device that reports for the first time may have been held like that since the launch.
  private func isLaunchGuessed(in window: WindowID) -> Bool {
    history.heldBefore == nil && situation.lastLook(at: window)?.known.isSeen != true
  }

  /// The change of pages of a kind that can be judged now.
  func judged(_ kind: Passages.Kind) -> Passage? {
    history.passages.judged(kind, at: event, sighting)
  }

  /// The first report for any ruling, or else for the one on a rotation of a device that is not
  /// recorded; none for a window without a root above the app, in which nothing can be wrong.
  ///
  /// Not the standard library's search, which copies the rulings for its iterator: most detectors
  /// call it, and most moments have one ruling or none.
  func firstReport(_ report: (Ruling) -> Detector.Report?) -> Detector.Report? {
    for index in rulings.indices
    where rulings[index].asked != nil || rulings[index].window == main {
      let isSeen = seenBefore?.window == rulings[index].window
      if let report = report(isSeen ? seenBefore ?? rulings[index] : rulings[index]) {
        return report
      }
    }
    return rulings.isEmpty ? seenBefore.flatMap(report) : nil
  }

  /// The first report on a window that rotated with the device: as observed, else by the rules.
  ///
  /// It is made from the masks, the orientations before, and the event at which the device was
  /// rotated.
  ///
  /// The case is passed on, because a function that captures it would copy it.
  func reportOnFollower(
    byRules: Bool = true,
    _ report: (Case, Ruling, InterfaceOrientationMask, UInt64) -> Detector.Report?
  ) -> Detector.Report? {
    if let turn = shownTurn, let look = situation.lastLook(at: turn.window),
      look.isFollowed(by: turn)
    {
      if isLaunchGuessed(in: turn.window) { return nil }
      return report(self, gates(of: turn.window), turn.from, look.sequence)
    }
    guard byRules else { return nil }
    if rulings.isEmpty, let ruling = seenBefore {
      return report(self, ruling, ruling.from, event.sequence)
    }
    for index in rulings.indices where rulings[index].trigger == .deviceTurn {
      let ruling = rulings[index]
      guard ruling.isTurn, ruling.from != .all, !isLaunchGuessed(in: ruling.window),
        let report = report(self, ruling, ruling.from, event.sequence)
      else { continue }
      return report
    }
    return nil
  }
}
