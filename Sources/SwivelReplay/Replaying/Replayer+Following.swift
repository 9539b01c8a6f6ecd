import SwivelModel

extension Replayer {
  /// Applies an event up to the point at which UIKit evaluates windows because of it.
  ///
  /// - Returns: The occasion to evaluate, if there is one. No event causes two.
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
  @inline(__always)
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

  // One function for each family: a single one would build a fact, pass it on, and only then
  // branch.

  @inline(never)
  private mutating func applyController(_ event: Event) {
    situation.facts.applyController(event)
    if event.record.is(.controllerEnded) { forgetDeferredTurn() }
  }

  @inline(never)
  private mutating func applyOutcome(_ event: Event) {
    if event.record.is(.exceptionRaised) { situation.interface.exception = nil }
    if let fact = OutcomeFact(event.record) { apply(fact, at: event.sequence) }
  }

  @inline(never)
  private mutating func beginSession(_ event: Event) -> Occasion? {
    guard let fact = SessionFact(event.record) else { return nil }
    let wasAway = situation.facts.session.phase == .background
    let wasMirrored = situation.facts.session.windowing == .mirrored
    situation.facts.apply(fact)
    switch fact {
    case .phase(phase: .launched): return Occasion(.launch)
    case .phase(phase: .sleep): situation.interface.sleep()
    // The device may have been rotated while the app was in the background.
    case .phase(phase: .foreground), .phase(phase: .active):
      situation.interface.beforeLaunch = nil
      return wasAway ? comeBack() : nil
    case .systemVersion, .linkedSDK, .device: lookUpRules()
    // What the windows of the process before showed is nothing that its next one shows.
    case .runBegan: resume(Situation(situation.facts))
    case .windowing(let mode):
      return wasMirrored == (mode == .mirrored) ? nil : situation.changedEnvironment
    case .appLifecycle, .process, .deviceNotifications, .requiresFullScreen, .phase,
      .fullScreenIgnoredFrom, .sceneMissing, .sceneResizing, .screenChanged:
      break
    }
    return nil
  }

  /// Resets `UIDevice` to what the hardware reports, whatever the app set, and follows it.
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
    let step = situation.facts.applyNavigation(event)
    let isOver = step == .end || event.record.is(.didShow)
    if isOver, situation.interface.isTurnDeferred { return deferredTurn() }
    return switch step {
    case .none, .end: nil
    case .push: occasion(.push, of: event)
    case .pop: occasion(.pop, of: event)
    case .interactivePop: occasion(.interactivePop, of: event)
    }
  }

  @inline(never)
  private func occasion(_ trigger: Trigger, of event: Event) -> Occasion? {
    switch NavigationFact(event.record) {
    case .willShow(let stack, let page, _, _)?, .didShow(let stack, let page)?:
      situation.occasion(trigger, page, on: stack)
    case .interactivePopMoved?, .interactivePopEnded?, nil: nil
    }
  }

  /// The rotation that was deferred by a gesture; a background app follows when it returns.
  @inline(never)
  private mutating func deferredTurn() -> Occasion? {
    situation.interface.isTurnDeferred = false
    return situation.turn(to: situation.interface.device)
  }

  /// Drops a deferred rotation if the interactive stack has left every window: the end of another
  /// stack's transition is unrelated.
  private mutating func forgetDeferredTurn() {
    guard situation.interface.isTurnDeferred else { return }
    for window in situation.facts.windows.existing
    where situation.holdsInteractivePop(in: window) { return }
    situation.interface.isTurnDeferred = false
  }

  @inline(never)
  private mutating func beginPresentation(_ event: Event) -> Occasion? {
    switch PresentationFact(event.record) {
    // A recorder that only sees pages disappear records no beginning; UIKit asked all the same.
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
      let shown = situation.possible(situation.known(window), in: window)
      situation.interface.remember(shown, before: page)
    }
    return occasion
  }

  /// A presentation keeps the stack below it in place; a dismissal may not.
  @inline(never)
  private mutating func endPresentation(_ event: Event) {
    if event.record.is(.presentBegan) { situation.interface.beforeLaunch = nil }
    guard let fact = PresentationFact(event.record),
      case .dismissEnded(let page, let isCanceled) = fact
    else { return }
    if isCanceled { situation.keep(page) }
    situation.facts.apply(fact)
    forgetDeferredTurn()
  }

  @inline(never)
  private mutating func beginWindow(_ event: Event) -> Occasion? {
    guard let fact = WindowFact(event.record) else { return nil }
    situation.facts.apply(fact)
    if case .windowAdded(let window, _, _, _) = fact { situation.open(window) }
    return situation.occasion(of: fact)
  }

  @inline(never)
  private mutating func endWindow(_ event: Event) {
    switch WindowFact(event.record) {
    case .windowRemoved?, .windowHidden(_, true)?: handOverStatusBar()
    case .windowHidden?, .windowAdded?, .windowKey?, .rootChanged?, .viewAdded?, .systemAlertShown?,
      .sceneConnected?,
      nil:
      break
    }
    forgetDeferredTurn()
  }

  /// Hands the status bar to another window when its own is gone; on iOS 7–12 only once one
  /// rotates.
  private mutating func handOverStatusBar() {
    guard !(7...12).contains(situation.system.major) else { return }
    for window in situation.facts.windows.existing where inspect(window).turnsStatusBar {
      situation.interface.statusBar = situation.interface[window]
    }
  }

  @inline(never)
  private mutating func beginDevice(_ event: Event) -> Occasion? {
    guard let fact = DeviceFact(event.record) else { return nil }
    let shown = situation.facts.device.display ?? .outer
    situation.facts.apply(fact)
    switch fact {
    case .deviceTurned(let to), .deviceOrientation(let to): return turnDevice(to)
    case .rotationLock(on: true):
      return situation.facts.session.phase == .background ? nil : Occasion(.lockChange)
    case .rotationLock(on: false):
      hold(situation.facts.device.orientation)
      return situation.turn(to: situation.interface.device)
    case .deviceOrientationAmong(let sides):
      if let only = sides.only { return turnDevice(only.device) }
      turnDevice(among: sides)
    case .displayUsed(let display):
      return display == shown ? nil : situation.changedEnvironment
    case .deviceOrientationRead: break
    }
    return nil
  }

  private mutating func turnDevice(_ orientation: DeviceOrientation) -> Occasion? {
    situation.interface.beforeLaunch = nil
    let isNews = orientation != situation.interface.device
    if !situation.facts.device.isRotationLocked { hold(orientation) }
    return isNews ? situation.turn(to: orientation) : nil
  }

  /// Records a rotation to one of several orientations: a window may have stayed or followed.
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
      if let orientation = orientation.orientation {
        situation.interface.statusBar = InterfaceOrientationMask(orientation)
      }
    case .viewTransform: situation.facts.apply(event)
    case .interfaceLocked, .windowBounds, .willTransition, .appeared: break
    }
  }

  mutating func observe(_ orientation: InterfaceOrientation, in window: WindowID) {
    // Without a version no rule is in force, and nothing is expected.
    sighting = Moment.Sighting(
      window: window, observed: orientation,
      expected: isVersionKnown ? situation.interface[window] : .all,
      exception: situation.interface.exception)
    situation.interface.exception = nil
    situation.interface[window] = InterfaceOrientationMask(orientation)
    if situation.interface.openRequest != nil { settleRequest(seen: orientation, in: window) }
    guard window == situation.facts.windows.main else { return }
    situation.interface.beforeLaunch = nil
    situation.interface.statusBar = InterfaceOrientationMask(orientation)
  }
}

extension Situation {
  /// The occasion of a scene's move to another environment; none before a window is known.
  fileprivate var changedEnvironment: Occasion? {
    knownMain.map { Occasion(.environmentChange, in: $0) }
  }

  /// Gives a new window the orientation of the main one.
  fileprivate mutating func open(_ window: WindowID) {
    guard let main = facts.windows.main else { return }
    interface[window] = window == main ? .all : interface[main]
  }

  /// The occasion of a device rotation, which makes UIKit evaluate every window unless the app is
  /// in the background.
  fileprivate func turn(to orientation: DeviceOrientation) -> Occasion? {
    guard facts.session.phase != .background else { return nil }
    return Occasion(.deviceTurn, wanted: orientation.interface)
  }
}
