import SwivelModel
public import SwivelReplay

/// What a detector looks at: a moment of a run, with the replay after it, and what came before.
@usableFromInline
package struct Case: Sendable {
  /// The replay after the event.
  @usableFromInline package internal(set) var replayer: Replayer
  /// The event, with its outcome; before the first one, a launch.
  private(set) var moment: Moment
  /// What the rules say of a rotation of the device that was observed just before this
  /// notification of it, if they explain what was observed.
  private(set) var reported: Ruling?
  /// What the events before have shown, as far as several detectors need it.
  var history = RunHistory()

  init(_ replayer: Replayer) {
    self.replayer = replayer
    let launch = Event(sequence: 0, instant: .start, .session(.phase(phase: .launched)))
    moment = replayer.moment(of: launch)
  }

  /// Shows an event that was just replayed.
  mutating func show(_ event: Event) {
    moment = replayer.moment(of: event)
    reported = shownTurn.flatMap { report(of: $0) }
  }

  private func report(of turn: SeenTurn) -> Ruling? {
    guard sighting == nil, let look = situation.lastLook(at: turn.window) else { return nil }
    let ruling = replayer.reconsider(look, at: turn.window)
    return ruling.isTurn && ruling.to.allows(turn.to) ? ruling : nil
  }
}

extension Case {
  var situation: Situation { replayer.situation }
  var facts: SceneState { replayer.situation.facts }

  var event: Event { moment.event }
  var kind: Event.Kind { moment.kind }
  var sighting: Moment.Sighting? { moment.sighting }
  var now: Instant { moment.event.instant }

  /// The main window.
  var main: WindowID? { facts.windows.main }
  /// The rotation that the event shows.
  var shownTurn: SeenTurn? { replayer.situation.interface.ledger.shownTurn }

  /// The visible page of a window.
  func page(in window: WindowID) -> ControllerID? { situation.visiblePage(of: window) }

  /// The gates of a window as they are now.
  func gates(of window: WindowID) -> Ruling { replayer.inspect(window) }

  /// The ruling for a window.
  func ruling(in window: WindowID) -> Ruling? {
    reported?.window == window ? reported : moment.rulings.first(in: window)
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

  /// Whether an observation comes before the rotation of a launch: on an iPhone, none ends in an
  /// orientation that the Info.plist does not list.
  func isBeforeLaunchTurn(_ sighting: Moment.Sighting) -> Bool {
    let listed = facts.app.plist.mask
    return facts.session.device.idiom == .phone && !listed.isEmpty
      && !listed.allows(sighting.observed) && openLook(at: sighting.window)?.trigger == .launch
  }

  /// The change of pages of a kind that can be judged now.
  func judged(_ kind: (Passages.Window) -> Passage?) -> Passage? {
    history.passages.judged(kind, at: moment)
  }

  /// The first report for any ruling.
  ///
  /// Not the standard library's search, which copies the rulings for its iterator: most detectors
  /// call it, and most moments have one ruling or none.
  func firstReport(_ report: (Ruling) -> Detector.Report?) -> Detector.Report? {
    for index in moment.rulings.indices {
      let ruling = moment.rulings[index]
      let isReported = reported?.window == ruling.window
      if let report = report(isReported ? reported ?? ruling : ruling) { return report }
    }
    return nil
  }

  /// The first report on a window that rotated with the device: as observed, else by the rules.
  ///
  /// It is made from the masks, the orientations before, and the event at which the device was
  /// rotated. A device that reports for the first time may have been held like that all along.
  func reportOnFollower(
    byRules: Bool = true, _ report: (Ruling, InterfaceOrientationMask, UInt64) -> Detector.Report?
  ) -> Detector.Report? {
    let isFirst = history.heldBefore == nil
    if let turn = shownTurn, let look = situation.lastLook(at: turn.window),
      look.isFollowed(by: turn, at: now)
    {
      if isFirst, !look.known.isSeen { return nil }
      return report(gates(of: turn.window), turn.from, look.sequence)
    }
    guard byRules else { return nil }
    return firstReport {
      guard $0.trigger == .deviceTurn, $0.isTurn, $0.from != .all,
        !isFirst || situation.lastLook(at: $0.window)?.known.isSeen ?? false
      else { return nil }
      return report($0, $0.from, event.sequence)
    }
  }
}
