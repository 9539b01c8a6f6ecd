import SwivelModel
import SwivelReplay

/// The bounds of windows, compared with the interface orientation.
struct StaleBounds: Sendable {
  /// Longer than a rotation, after which bounds are final, and than a push.
  static let turnMicroseconds: UInt64 = 500_000

  private var lastTurn: (sequence: UInt64, instant: Instant)?
  // The bounds of each window, and the event that first shows them: what changed since the last
  // rotation is laid out anew.
  private var shapes: [WindowID: (shape: BoundsShape, sequence: UInt64)] = [:]
  // Stale ones since, so soon or at a time so uncertain that others may follow.
  private var early: (event: UInt64, window: WindowID)?

  // The last stale ones, which the interface may follow at once.
  private var ahead: (event: Event, window: WindowID, shape: BoundsShape)?

  var isAhead: Bool { ahead != nil }

  mutating func judge(_ run: Case) -> Detector.Report? {
    if let sighting = run.sighting, let ahead, sighting.window == ahead.window {
      self.ahead = nil
      let isNow = run.now.isWithin(Self.turnMicroseconds, of: ahead.event.instant) ?? false
      guard isNow, run.situation.windowBounds(of: ahead.window) == ahead.shape else { return nil }
      return .retracting(because: ahead.event.sequence, in: ahead.window, .untold)
    }
    if run.rulings.contains(where: \.isTurn) {
      defer { (lastTurn, early) = ((run.event.sequence, run.now), nil) }
      return retraction(run)
    }
    guard case .observation(.windowBounds(let window, let shape)) = run.kind else { return nil }
    return seen(shape, of: window, run)
  }

  /// A retraction at the end of a run, if nothing was observed after the rotation.
  func end(_ run: Case) -> Detector.Report? {
    guard let early, !run.situation.known(early.window).isSeen else { return nil }
    return retraction(run)
  }

  /// The retraction of early bounds, if others had no time to follow.
  private func retraction(_ run: Case) -> Detector.Report? {
    guard let early, let lastTurn,
      run.now.isWithin(Self.turnMicroseconds, of: lastTurn.instant) ?? false
    else { return nil }
    return .retracting(because: early.event, in: early.window, .untold)
  }

  /// Bounds of another orientation after the last rotation, unless others follow.
  private mutating func seen(
    _ shape: BoundsShape, of window: WindowID, _ run: Case
  ) -> Detector.Report? {
    let before = shapes[window]
    if before?.shape != shape { shapes[window] = (shape, run.event.sequence) }
    guard let lastTurn else { return nil }
    let isOld =
      before.map { $0.shape == shape && $0.sequence < lastTurn.sequence }
      ?? run.now.isWithin(4 * Self.turnMicroseconds, of: lastTurn.instant) ?? false
    let session = run.facts.session
    // How a foldable iPhone divides its inner display is not recorded.
    guard session.windowing == .fullScreen, !run.situation.mayBeUnfolded,
      !session.isResized(run.facts.windows[window].scene), isOld || early != nil,
      let expected = run.situation.windowBounds(of: window)
    else { return nil }
    guard expected != shape else {
      defer { early = nil }
      return early.map { .retracting(because: $0.event, in: window, .untold) }
    }
    guard early == nil else { return nil }
    if run.now.isWithin(Self.turnMicroseconds, of: lastTurn.instant) ?? true {
      early = (run.event.sequence, window)
    }
    ahead = (run.event, window, shape)
    return run.situation.report(
      in: window, allowed: run.situation.interface[window], maskRole: .untold, rule: .deviceTurn)
  }
}
