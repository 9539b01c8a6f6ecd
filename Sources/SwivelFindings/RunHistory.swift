import SwivelModel
import SwivelReplay

/// What happened before an event, as far as several detectors need it: shared by all of them.
package struct RunHistory: Sendable {
  /// A change by the app of the mask of the main window.
  struct MaskChange {
    let window: WindowID
    let interface: InterfaceOrientationMask
    let before: InterfaceOrientationMask
    let after: InterfaceOrientationMask

    /// Whether the masks allowed the interface before, and no longer do.
    var leavesOutside: Bool {
      !after.isEmpty && interface.isDisjoint(with: after) && !interface.isDisjoint(with: before)
    }
  }

  /// The changes of pages.
  var passages = Passages()
  /// Whether the app had just set UIDevice to an orientation other than the hardware's, and done
  /// nothing since.
  private(set) var isDeviceOverridden = false
  /// What the event changed, if the app declared another mask with it.
  private(set) var maskChange: MaskChange?
  // What the main window allowed after the last event that may have changed it.
  private var allowed = InterfaceOrientationMask.all
  private var isMainKnown = false
  // Whether UIDevice is overridden after it.
  private var overrides = false
  private var unended = UnendedTransitions()
  /// The masks that UIKit logged.
  var told = ToldMasks()
  /// Whether UIKit last looked at a window because the app asked for it.
  private(set) var isAfterRequest = false

  /// What is unknown of the last transitions.
  func unsettled(at now: Instant, _ situation: Situation) -> MissingFact? {
    if let trigger = unended.first { return .end(of: trigger) }
    return situation.interface.ledger.unsettled(at: now).map { look in
      let time = now.microseconds(since: look.end ?? look.instant)
      return .settling(microseconds: now.isAssumed ? nil : time)
    }
  }

  /// Applies an event, with the replay after it.
  mutating func take(_ event: Event, _ replayer: Replayer) {
    maskChange = nil
    told.take(event, replayer)
    replayer.rulings.forEach { note($0, event, replayer) }
    if let sighting = replayer.sighting {
      unended.take(sighting, event, replayer.situation, passages.latest)
    }
    passages.follow(event, replayer)
    isDeviceOverridden = overrides
    noteOverride(by: event, replayer)
    switch event.record.family {
    case .app: if AppFact(event.record) != nil { maskChange = refreshAllowed(in: replayer) }
    case .controller:
      if let fact = ControllerFact(event.record) {
        let change = refreshAllowed(in: replayer)
        if fact.statesMask { maskChange = change }
      }
    // An answer is not a new declaration.
    case .answer: refreshAllowed(in: replayer)
    case .navigation:
      guard let fact = NavigationFact(event.record) else { return }
      switch fact {
      case .didShow(let stack, _), .interactivePopEnded(let stack, _):
        unended.close(replayer.situation.facts.window(of: stack))
        refreshAllowed(in: replayer)
      case .willShow, .interactivePopMoved: break
      }
    case .presentation:
      guard let fact = PresentationFact(event.record) else { return }
      switch fact {
      case .presentEnded(let page): unended.close(replayer.situation.facts.window(of: page))
      case .dismissEnded:
        unended.closeAll()
        refreshAllowed(in: replayer)
      case .presentBegan, .dismissBegan: break
      }
    case .window: unended.forgetWindow(of: event)
    case .observation:
      // What was declared before the window was known is no change.
      if !isMainKnown, replayer.situation.knownMain != nil {
        isMainKnown = true
        refreshAllowed(in: replayer)
      }
    case .session, .hierarchy, .device, .request, .outcome, .remark, nil: break
    }
  }

  private mutating func noteOverride(by event: Event, _ replayer: Replayer) {
    switch event.record.family {
    case .request:
      guard case .setDeviceOrientation(let orientation, _)? = RequestFact(event.record) else {
        return
      }
      overrides = orientation != replayer.situation.facts.device.orientation
    case .session, .app, .controller, .hierarchy, .navigation, .presentation, .window:
      overrides = false
    default: break
    }
  }

  private mutating func note(_ ruling: Ruling, _ event: Event, _ replayer: Replayer) {
    unended.take(ruling, event)
    isAfterRequest = replayer.situation.interface.ledger.isAfterRequest
    if ruling.window == replayer.situation.facts.windows.main { allowed = ruling.allowed }
  }

  /// Updates what the main window allows.
  ///
  /// - Returns: The change, whatever caused it.
  @discardableResult
  private mutating func refreshAllowed(in replayer: Replayer) -> MaskChange? {
    let situation = replayer.situation
    guard let main = situation.knownMain else { return nil }
    let before = allowed
    allowed = replayer.inspect(main).allowed
    guard allowed != before else { return nil }
    return MaskChange(
      window: main, interface: situation.interface[main], before: before, after: allowed)
  }
}

extension ControllerFact {
  /// Whether it states a mask or a callback's result, and not only what the controller is.
  fileprivate var statesMask: Bool {
    switch self {
    case .controller, .controllerEnded: false
    default: true
    }
  }
}
