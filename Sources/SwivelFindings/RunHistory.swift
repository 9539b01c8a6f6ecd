import SwivelModel
import SwivelReplay

/// A change by the app of the mask of the main window.
struct MaskChange: Sendable {
  let event: Event
  let window: WindowID
  let page: ControllerID?
  let interface: InterfaceOrientationMask
  let before: InterfaceOrientationMask
  let after: InterfaceOrientationMask

  /// Whether the masks allowed the interface before, and no longer do.
  var leavesOutside: Bool {
    !after.isEmpty && interface.isDisjoint(with: after) && !interface.isDisjoint(with: before)
  }
}

/// What happened before an event, as far as several detectors need it: shared by all of them.
package struct RunHistory: Sendable {
  private(set) var passages = Passages()
  private(set) var turns = Turns()
  /// The containers that were recorded to return the masks of their pages.
  private(set) var forwarding = ForwardingContainers()
  private(set) var forcedTurn = ForcedTurn()
  /// Whether the app had just set UIDevice to an orientation other than the hardware's, and done
  /// nothing since.
  private(set) var isDeviceOverridden = false
  /// What the event changed, if the app declared another mask with it.
  private(set) var maskChange: MaskChange?
  /// The last such change.
  private(set) var lastMaskChange: MaskChange?
  // What the main window allowed after the last event that may have changed it.
  private var allowed = InterfaceOrientationMask.all
  private var isMainKnown = false
  // Whether UIDevice is overridden after it.
  private var overrides = false
  /// The masks that UIKit logged.
  var logged = LoggedMasks()
  /// How the device was held before it was last rotated.
  private(set) var heldBefore: InterfaceOrientation?
  private var held: InterfaceOrientation?
  /// Whether UIDevice last announced what the app had just set, so that it is not known how the
  /// user holds the device.
  private(set) var isDeviceSetByApp = false
  /// The scene whose interface was observed to be locked, and the event (iOS 26).
  private(set) var lock: (scene: SceneID, sequence: UInt64)?
  /// The scene that last moved to another screen, which the device may not rotate.
  private(set) var movedScene: SceneID?

  /// What is unknown of the last transitions.
  func unsettled(at now: Instant, _ situation: Situation) -> MissingFact? {
    if let trigger = passages.unended { return .end(of: trigger) }
    return situation.interface.ledger.unsettled(at: now).map { look in
      let time = now.microseconds(since: look.end ?? look.instant)
      return .settling(microseconds: now.isAssumed ? nil : time)
    }
  }

  mutating func take(_ event: Event, _ kind: Event.Kind, _ replayer: Replayer) {
    maskChange = nil
    if event.record.family == .device, held != replayer.situation.held {
      (heldBefore, held) = (held, replayer.situation.held)
    }
    if event.record.is(.deviceOrientation) || event.record.is(.deviceTurned) {
      isDeviceSetByApp = replayer.situation.isAnnounced(by: event)
    }
    logged.take(event, replayer)
    replayer.rulings.forEach {
      if $0.window == replayer.situation.facts.windows.main { allowed = $0.allowed }
    }
    turns.follow(event, replayer, isMoving: passages.isMoving(at: event.instant))
    forcedTurn.follow(event, replayer)
    passages.follow(event, kind, replayer)
    isDeviceOverridden = overrides
    noteOverride(by: event, replayer)
    let record = event.record
    switch record.family {
    case .app: noteMask(at: event, kind, isDeclared: true, replayer)
    case .controller:
      let isHandle = record.is(.controller) || record.is(.controllerEnded)
      if isHandle { forwarding.follow(event, replayer.situation) }
      noteMask(at: event, kind, isDeclared: !isHandle, replayer)
    case .answer:
      forwarding.follow(event, replayer.situation)
      noteMask(at: event, kind, isDeclared: false, replayer)
    case .navigation where record.is(.didShow) || record.is(.interactivePopEnded),
      .presentation where record.is(.dismissEnded):
      noteMask(at: event, kind, isDeclared: false, replayer)
    case .session:
      if case .screenChanged(let scene)? = SessionFact(record) { movedScene = scene }
    case .observation:
      // What was declared before the window was known is no change.
      if !isMainKnown, let main = replayer.situation.knownMain {
        isMainKnown = true
        allowed = replayer.inspect(main).allowed
      }
      if let sighting = replayer.sighting { forwarding.follow(sighting, at: event, replayer) }
      if case .interfaceLocked(let scene, let isLocked)? = ObservationFact(record) {
        lock = isLocked ? (scene, event.sequence) : nil
      }
    default: break
    }
  }

  private mutating func noteOverride(by event: Event, _ replayer: Replayer) {
    switch event.record.family {
    case .request:
      guard case .setDeviceOrientation(let set, _)? = RequestFact(event.record) else { return }
      overrides = set != replayer.situation.facts.device.orientation
    case .session, .app, .controller, .hierarchy, .navigation, .presentation, .window:
      overrides = false
    default: break
    }
  }

  /// Updates what the main window allows, and notes whether the app changed it.
  private mutating func noteMask(
    at event: Event, _ kind: Event.Kind, isDeclared: Bool, _ replayer: Replayer
  ) {
    if case .unrecognized = kind { return }
    guard let main = replayer.situation.knownMain else { return }
    let before = allowed
    allowed = replayer.inspect(main).allowed
    let page = replayer.situation.visiblePage(of: main)
    guard isDeclared, allowed != before else { return }
    if case .controller(.supported(page, _)) = kind, replayer.isAskingNewPage(of: main, at: event) {
      return
    }
    maskChange = MaskChange(
      event: event, window: main, page: page,
      interface: replayer.situation.interface[main], before: before, after: allowed)
    lastMaskChange = maskChange
  }
}

extension Situation {
  // UIDevice posts its notification while its orientation is set.
  private static let announcingMicroseconds: UInt64 = 100_000

  /// Whether UIDevice announces with an event what the app has just set.
  fileprivate func isAnnounced(by event: Event) -> Bool {
    guard let main = facts.windows.main, let look = lastLook(at: main),
      look.trigger == .setDeviceOrientation, interface.device == facts.device.orientation
    else { return false }
    return event.instant.isWithin(Self.announcingMicroseconds, of: look.instant)
      ?? (look.sequence &+ 1 == event.sequence)
  }
}
