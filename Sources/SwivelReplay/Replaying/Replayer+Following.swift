import SwivelModel

extension Replayer {
  /// Applies an event, up to the point at which UIKit looks at windows because of it.
  ///
  /// - Returns: Why it looks; `nil` if it does not. No event makes it look twice.
  mutating func begin(_ event: Event) -> Occasion? {
    switch event.record.family {
    case .session: return beginSession(event)
    case .navigation: return beginNavigation(event)
    case .presentation: return beginPresentation(event)
    case .window: return beginWindow(event)
    case .device: return beginDevice(event)
    case .request: return RequestFact(event.record).flatMap { situation.occasion(of: $0) }
    case .hierarchy: return beginHierarchy(event)
    case .observation: applyObservation(event)
    case .controller: applyController(event)
    case .app, .answer: situation.facts.apply(event)
    case .outcome: applyOutcome(event)
    case .remark, nil: break
    }
    return nil
  }

  /// Applies what is left of an event once UIKit has looked.
  mutating func end(_ event: Event) {
    switch event.record.family {
    case .presentation: endPresentation(event)
    case .window: endWindow(event)
    case .session: noteLaunch()
    case .request:
      if event.record.is(.needsUpdate) { forgetLeftPage() }
      noteRequest(of: event)
    case .app, .controller, .hierarchy, .navigation, .device, .outcome, .answer, .observation,
      .remark, nil:
      break
    }
  }

  // A function for each family: in one for all of them a fact would be put together, handed over,
  // and only then looked at.

  @inline(never)
  private mutating func applyController(_ event: Event) {
    situation.facts.applyController(event)
    if event.record.is(.controllerEnded) { forgetDeferredTurn() }
  }

  @inline(never)
  private mutating func applyOutcome(_ event: Event) {
    if let fact = OutcomeFact(event.record) { apply(fact, at: event.sequence) }
  }

  @inline(never)
  private mutating func beginSession(_ event: Event) -> Occasion? {
    guard let fact = SessionFact(event.record) else { return nil }
    let wasAway = situation.facts.session.phase == .background
    situation.facts.apply(fact)
    switch fact {
    case .phase(.launched): return Occasion(.launch)
    case .phase(.sleep): situation.interface.sleep()
    // The device may have been turned while the app was away.
    case .phase(.foreground), .phase(.active):
      situation.interface.beforeLaunch = nil
      return wasAway ? comeBack() : nil
    case .systemVersion, .linkedSDK, .device: lookUpRules()
    case .windowing, .appLifecycle, .process, .deviceNotifications, .requiresFullScreen, .phase:
      break
    }
    return nil
  }

  /// Gives `UIDevice` again what the hardware says, whatever it was set to, and follows it.
  private mutating func comeBack() -> Occasion {
    let hardware = situation.facts.device
    if !hardware.isRotationLocked, hardware.orientation != .unknown { hold(hardware.orientation) }
    return Occasion(.comeback, wanted: situation.interface.device.interface)
  }

  private mutating func lookUpRules() {
    let platform = Platform(situation.facts.session)
    guard platform != engine.platform else { return }
    engine = Engine(rulebook, on: platform)
  }

  @inline(never)
  private mutating func beginHierarchy(_ event: Event) -> Occasion? {
    guard let fact = HierarchyFact(event.record) else { return nil }
    situation.facts.apply(fact)
    return situation.occasion(of: fact)
  }

  @inline(never)
  private mutating func beginNavigation(_ event: Event) -> Occasion? {
    if followsPushes { noteStack(event) }
    return switch situation.facts.applyNavigation(event) {
    case .none: nil
    case .push: occasion(.push, of: event)
    case .pop: occasion(.pop, of: event)
    case .interactivePop: occasion(.interactivePop, of: event)
    case .end: situation.interface.isTurnDeferred ? deferredTurn() : nil
    }
  }

  @inline(never)
  private func occasion(_ trigger: Trigger, of event: Event) -> Occasion? {
    guard case .willShow(let stack, let page, _, _)? = NavigationFact(event.record) else {
      return nil
    }
    return situation.occasion(trigger, page, on: stack)
  }

  /// The turn that has waited for a gesture; an app that is away follows when it comes back.
  @inline(never)
  private mutating func deferredTurn() -> Occasion? {
    situation.interface.isTurnDeferred = false
    return situation.turn(to: situation.interface.device)
  }

  /// Lets a turn wait no longer if the stack under the finger is gone from every window: the end of
  /// another stack's transition has nothing to do with it.
  private mutating func forgetDeferredTurn() {
    guard situation.interface.isTurnDeferred else { return }
    for window in situation.facts.windows.existing
    where situation.holdsInteractivePop(in: window) { return }
    situation.interface.isTurnDeferred = false
  }

  @inline(never)
  private mutating func beginPresentation(_ event: Event) -> Occasion? {
    switch PresentationFact(event.record) {
    // A recorder that only sees pages gone records no beginning; UIKit asked all the same.
    case .dismissEnded(let page, cancelled: false)?:
      guard situation.facts.controllers[page].isPresented,
        !situation.facts.controllers[page].isBeingDismissed
      else { return nil }
      return begin(.dismissBegan(controller: page, animated: false, interactive: false))
    case .dismissEnded?, nil: return nil
    case let fact?: return begin(fact)
    }
  }

  private mutating func begin(_ fact: PresentationFact) -> Occasion? {
    situation.facts.apply(fact)
    guard let occasion = situation.occasion(of: fact) else { return nil }
    if occasion.trigger == .presentation, let page = occasion.subject, let window = occasion.window
    {
      situation.interface.remember(window, before: page)
    }
    return occasion
  }

  /// A page that comes up leaves the stack below it where it is; one that goes may not.
  @inline(never)
  private mutating func endPresentation(_ event: Event) {
    if event.record.is(.presentBegan) { situation.interface.beforeLaunch = nil }
    guard let fact = PresentationFact(event.record), case .dismissEnded = fact else { return }
    situation.facts.apply(fact)
    forgetDeferredTurn()
  }

  @inline(never)
  private mutating func beginWindow(_ event: Event) -> Occasion? {
    guard let fact = WindowFact(event.record) else { return nil }
    situation.facts.apply(fact)
    if case .added(let window, _, _, _) = fact { situation.open(window) }
    return situation.occasion(of: fact)
  }

  @inline(never)
  private mutating func endWindow(_ event: Event) {
    switch WindowFact(event.record) {
    case .removed?, .hidden(_, true)?: handOverStatusBar()
    case .hidden?, .added?, .madeKey?, .root?, .viewAdded?, .systemAlertShown?, .sceneConnected?,
      nil:
      break
    }
    forgetDeferredTurn()
  }

  /// The status bar goes with another window when the one that it went with is gone; on iOS 7–12
  /// not until one turns.
  private mutating func handOverStatusBar() {
    guard !(7...12).contains(situation.system.major) else { return }
    for window in situation.facts.windows.existing where inspect(window).turnsStatusBar {
      situation.interface.statusBar = situation.interface[window]
    }
  }

  @inline(never)
  private mutating func beginDevice(_ event: Event) -> Occasion? {
    guard let fact = DeviceFact(event.record) else { return nil }
    situation.facts.apply(fact)
    switch fact {
    case .turned(let to), .notified(let to): return turnDevice(to)
    case .rotationLock(on: true):
      return situation.facts.session.phase == .background ? nil : Occasion(.lockChange)
    case .rotationLock(on: false):
      hold(situation.facts.device.orientation)
      return situation.turn(to: situation.interface.device)
    case .notifiedAmong(let sides):
      if let only = sides.only { return turnDevice(only.device) }
      turnDevice(among: sides)
    case .read: break
    }
    return nil
  }

  private mutating func turnDevice(_ orientation: DeviceOrientation) -> Occasion? {
    situation.interface.beforeLaunch = nil
    let isNews = orientation != situation.interface.device
    if !situation.facts.device.isRotationLocked { hold(orientation) }
    return isNews ? situation.turn(to: orientation) : nil
  }

  /// Takes note of a turn to one of several sides: after it, a window may have stayed or followed.
  private mutating func turnDevice(among sides: InterfaceOrientationMask) {
    guard !situation.facts.device.isRotationLocked else { return }
    situation.interface.device = .unknown
    situation.interface.upright = nil
    guard situation.facts.session.phase != .background else { return }
    for window in situation.facts.windows.existing where situation.looks(at: window) {
      let turnsStatusBar = inspect(window).turnsStatusBar
      situation.interface[window].formUnion(sides)
      if turnsStatusBar { situation.interface.statusBar.formUnion(sides) }
    }
  }

  @inline(never)
  private mutating func applyObservation(_ event: Event) {
    guard let fact = ObservationFact(event.record) else { return }
    switch fact {
    case .interfaceOrientation(let window, let orientation): observe(orientation, in: window)
    case .sceneOrientation(let scene, let orientation):
      guard let window = situation.facts.windows.first(of: scene) else { return }
      observe(orientation, in: window)
    case .statusBarOrientation(let orientation):
      situation.interface.statusBar = InterfaceOrientationMask(orientation)
    case .viewTransform: situation.facts.apply(event)
    case .interfaceLocked, .windowBounds, .willTransition, .appeared: break
    }
  }

  mutating func observe(_ orientation: InterfaceOrientation, in window: WindowID) {
    sighting = Moment.Sighting(
      window: window, observed: orientation, expected: situation.interface[window])
    situation.interface[window] = InterfaceOrientationMask(orientation)
    if situation.interface.openRequest != nil { settleRequest(seen: orientation, in: window) }
    guard window == situation.facts.windows.main else { return }
    situation.interface.beforeLaunch = nil
    situation.interface.statusBar = InterfaceOrientationMask(orientation)
  }
}

extension Situation {
  /// A new window starts out as the main one is.
  fileprivate mutating func open(_ window: WindowID) {
    guard let main = facts.windows.main else { return }
    interface[window] = window == main ? .all : interface[main]
  }

  /// A turn of the device, on which UIKit looks at every window; it does not in an app that is
  /// away.
  fileprivate func turn(to orientation: DeviceOrientation) -> Occasion? {
    guard facts.session.phase != .background else { return nil }
    return Occasion(.deviceTurn, wanted: orientation.interface)
  }
}
