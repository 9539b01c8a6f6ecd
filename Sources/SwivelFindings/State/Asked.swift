import SwivelModel
import SwivelReplay

/// What the app asked of UIKit last, and what UIKit said of it.
struct Asked: Sendable {
  /// The window of the request for a geometry, if UIKit was observed to evaluate it.
  private(set) var window: WindowID?
  /// Whether UIKit refuses it, by the rules.
  private(set) var isDenied = false
  // Whether the interface was observed to stay since.
  private var isInVain = false
  private(set) var requested: InterfaceOrientationMask = []
  // Whether pages changed when the app asked.
  private(set) var isInTransition = false
  /// The events that record it.
  private(set) var evidence: [UInt64] = []
  /// The supported mask that UIKit reported since.
  private(set) var logged: (mask: InterfaceOrientationMask, sequence: UInt64)?
  // The last request, if UIKit refuses it by the rules.
  private var refused: (sequence: UInt64, instant: Instant, mask: InterfaceOrientationMask)?
  // A request before it that was made too early, until UIKit's refusal comes.
  private var early: (sequence: UInt64, instant: Instant)?
  /// The answers that UIKit gets to a request that it refuses by the masks that are known.
  var unanswered = AnsweredLook()
  /// The last time that the app set UIDevice, until UIKit logs it.
  var deviceSetting: UInt64?

  /// Records a request.
  ///
  /// - Returns: That a refusal is only a note, if the app has asked too early: it asks for the same
  ///   once more, and UIKit does not refuse.
  mutating func begin(_ ruling: Ruling, _ run: Case) -> Detector.Report? {
    let early = refused
    self.early = nil
    refused =
      ruling.isRequestDenied ? (run.event.sequence, run.now, ruling.requested) : nil
    (window, isDenied, requested) = (ruling.window, ruling.isRequestDenied, ruling.requested)
    isInTransition = run.history.passages.isMoving(at: run.now)
    (evidence, logged, isInVain) = ([run.event.sequence], nil, false)
    guard let early, refused == nil, ruling.heldBy == nil, early.mask == ruling.requested,
      run.now.isWithin(2 * Look.settlingMicroseconds, of: early.instant) ?? true
    else { return nil }
    self.early = (early.sequence, early.instant)
    return .rating(.note, because: early.sequence, in: ruling.window)
  }

  /// Whether a refusal is that of a request made too early, and not of the one that repeats it:
  /// UIKit calls the error handler some time later.
  mutating func isOfEarly(_ request: Cause?, _ run: Case) -> Bool {
    guard let early else { return false }
    self.early = nil
    let isNamed = request.map { early.sequence &+ UInt64($0.rawValue) == run.event.sequence }
    return isNamed
      ?? run.now.isWithin(2 * Look.settlingMicroseconds, of: early.instant) ?? true
  }

  /// What helps against a refusal, given the masks at that moment.
  func conditions(_ masks: Ruling, _ run: Case) -> Set<Finding.Condition> {
    if isInTransition { return [.requestedInTransition] }
    let isAllowed = masks.masksCount && !masks.allowed.isDisjoint(with: requested)
    // Where UIKit reports a mask that excludes it, and no mask has changed, one is not recorded.
    let isUnrecorded = logged != nil && run.history.lastMaskChange == nil
    return isAllowed && !isUnrecorded ? [.requestIsAllowed] : []
  }

  mutating func end() { (window, evidence, logged, isDenied) = (nil, [], nil, false) }

  /// A retraction if a window of the scene is observed in the requested orientation: a request is
  /// to a scene, and what it lacked may come right after it.
  mutating func fulfillment(
    by sighting: Moment.Sighting, _ run: Case
  ) -> Detector.Report? {
    let windows = run.facts.windows
    let look = run.openLook(at: sighting.window)
    // What is observed at once is from before.
    let isEarly = look?.isTurning(at: run.now) ?? false
    if sighting.window == window, !requested.allows(sighting.observed), !isEarly { isInVain = true }
    guard isDenied, let window, !isInVain || sighting.window != window,
      let request = evidence.first,
      windows[window].scene == windows[sighting.window].scene,
      requested.allows(sighting.observed), run.openLook(at: window) != nil
    else { return nil }
    isDenied = false
    return .retracting(because: request, in: window)
  }

  /// Records the event of the request, also if UIKit was not observed to evaluate it.
  mutating func name(_ request: Cause, of sequence: UInt64) {
    guard sequence >= request.rawValue else { return }
    let request = sequence - UInt64(request.rawValue)
    if !evidence.contains(request) { evidence.insert(request, at: 0) }
  }

  /// Records a mask that UIKit reports.
  mutating func noteMask(_ run: Case) {
    let sequence = run.event.sequence
    // Several detectors look at it.
    guard case .outcome(.supportedTold(let mask, _)) = run.kind, logged?.sequence != sequence else {
      return
    }
    logged = (mask, sequence)
    evidence = evidence.suffix(1) + [sequence]
  }

  /// The mask that UIKit reported in the event before its exception.
  func mask(before sequence: UInt64) -> InterfaceOrientationMask? {
    logged.flatMap { $0.sequence &+ 1 == sequence ? $0.mask : nil }
  }
}
