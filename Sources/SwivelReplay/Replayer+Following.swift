import SwivelModel
import SwivelRules

extension Replayer {
  /// Takes in an event, with all that is asked of it.
  @inline(__always)
  mutating func follow(_ event: Event) {
    if !takeCommon(event.record) { takeOther(event) }
  }

  /// Takes in an event of a kind that is less common.
  @inline(never)
  mutating func takeOther(_ event: Event) {
    switch event.record.family {
    case .session: takeSession(event)
    case .navigation: takeNavigation(event)
    case .presentation: takePresentation(event)
    case .window: takeWindow(event)
    case .device: takeDevice(event)
    case .request: takeRequest(event)
    case .observation: takeObservation(event)
    case .controller: takeController(event)
    case .app, .answer: takeAnswer(event)
    case .outcome: takeOutcome(event)
    case .hierarchy: if let fact = HierarchyFact(event.record) { take(fact) }
    case .remark, nil: break
    }
  }

  // A function for each family: in one for all of them a fact would be put together, handed over,
  // and only then looked at.

  @inline(never)
  private mutating func takeController(_ event: Event) {
    // In the gates that are kept there is nothing but their root and the windows.
    let controller: ControllerID? = event.record.read()
    if let controller, situation.facts.controllers[controller].window != nil { settled.forget() }
    situation.facts.applyController(event)
    if event.record.is(.controllerEnded) { forgetDeferredTurn() }
  }

  @inline(never)
  private mutating func takeAnswer(_ event: Event) {
    situation.facts.apply(event)
    settled.forget()
  }

  @inline(never)
  private mutating func takeSession(_ event: Event) {
    if let fact = SessionFact(event.record) { take(fact) }
  }

  @inline(never)
  private mutating func takePresentation(_ event: Event) {
    if let fact = PresentationFact(event.record) { take(fact) }
  }

  @inline(never)
  private mutating func takeWindow(_ event: Event) {
    settled.forget()
    if let fact = WindowFact(event.record) { take(fact) }
    forgetDeferredTurn()
  }

  @inline(never)
  private mutating func takeRequest(_ event: Event) {
    guard let fact = RequestFact(event.record), let occasion = situation.occasion(of: fact) else {
      return
    }
    let before = occasion.window.map { situation.interface[$0] }
    judge(occasion)
    if let before { note(occasion, of: event.sequence, before: before) }
  }

  @inline(never)
  private mutating func takeOutcome(_ event: Event) {
    if let fact = OutcomeFact(event.record) { take(fact, at: event.sequence) }
  }

  private mutating func take(_ fact: SessionFact) {
    let wasAway = situation.facts.session.phase == .background
    situation.facts.apply(fact)
    if case .phase = fact {} else { settled.forget() }
    switch fact {
    case .phase(.launched): judge(Occasion(.launch))
    case .phase(.sleep): situation.interface.sleep()
    // The device may have been turned while nobody looked.
    case .phase(.foreground), .phase(.active):
      if wasAway { comeBack() }
    case .systemVersion, .linkedSDK, .device: lookUpRules()
    case .windowing, .appLifecycle, .process, .deviceNotifications, .requiresFullScreen, .phase:
      break
    }
  }

  /// Lets `UIDevice` have again what the hardware says, whatever it was set to, and follows it.
  private mutating func comeBack() {
    let hardware = situation.facts.device
    if !hardware.isRotationLocked, hardware.orientation != .unknown { hold(hardware.orientation) }
    judge(Occasion(.comeback, wanted: situation.interface.device.interface))
  }

  private mutating func lookUpRules() {
    let platform = Platform(situation.facts.session)
    guard platform != engine.platform else { return }
    engine = Engine(rulebook, on: platform)
    if !tellsAll { heeded = engine.turning }
  }

  @inline(__always)
  mutating func take(_ fact: HierarchyFact) {
    situation.facts.apply(fact)
    guard let trigger = Situation.trigger(of: fact), heeded.contains(trigger) else { return }
    judge(fact)
  }

  @inline(never)
  private mutating func judge(_ fact: HierarchyFact) {
    judge(situation.occasion(of: fact))
  }

  @inline(never)
  private mutating func takeNavigation(_ event: Event) {
    switch situation.facts.applyNavigation(event) {
    case .none: break
    case .push: if heeded.contains(.push) { judge(.push, by: event) }
    case .pop: if heeded.contains(.pop) { judge(.pop, by: event) }
    case .interactivePop: if heeded.contains(.interactivePop) { judge(.interactivePop, by: event) }
    case .end: if situation.interface.isTurnDeferred { judgeDeferredTurn() }
    }
  }

  @inline(never)
  private mutating func judge(_ trigger: Trigger, by event: Event) {
    if case .willShow(let stack, let page, _, _)? = NavigationFact(event.record) {
      judge(situation.occasion(trigger, page, on: stack))
    }
  }

  /// Lets a turn come that has waited for a gesture; an app that is away follows when it comes
  /// back.
  @inline(never)
  private mutating func judgeDeferredTurn() {
    situation.interface.isTurnDeferred = false
    guard situation.facts.session.phase != .background else { return }
    judgeTurn(to: situation.interface.device)
  }

  /// Lets a turn wait no longer if the stack under the finger is gone from every window: the end of
  /// another stack's transition has nothing to do with it.
  private mutating func forgetDeferredTurn() {
    guard situation.interface.isTurnDeferred else { return }
    for window in situation.facts.windows.existing
    where situation.holdsInteractivePop(in: window) { return }
    situation.interface.isTurnDeferred = false
  }

  private mutating func take(_ fact: PresentationFact) {
    // A recorder that only sees pages gone tells no beginning; UIKit asked all the same.
    if case .dismissEnded(let page, cancelled: false) = fact,
      situation.facts.controllers[page].isPresented,
      !situation.facts.controllers[page].isBeingDismissed
    {
      takeWhole(.dismissBegan(controller: page, animated: false, interactive: false))
    }
    takeWhole(fact)
    // A page that comes up leaves the stack below it where it is.
    if case .dismissEnded = fact { forgetDeferredTurn() }
  }

  private mutating func takeWhole(_ fact: PresentationFact) {
    situation.facts.apply(fact)
    guard let occasion = situation.occasion(of: fact, among: heeded) else { return }
    if occasion.trigger == .presentation, let page = occasion.subject, let window = occasion.window
    {
      situation.interface.remember(window, before: page)
    }
    judge(occasion)
  }

  private mutating func take(_ fact: WindowFact) {
    situation.facts.apply(fact)
    if case .added(let window, _, _, _) = fact { situation.open(window) }
    judge(situation.occasion(of: fact, among: heeded))
    switch fact {
    case .removed, .hidden(_, true): handOverStatusBar()
    case .hidden, .added, .madeKey, .root, .viewAdded, .systemAlertShown, .sceneConnected: break
    }
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
  private mutating func takeDevice(_ event: Event) {
    if let fact = DeviceFact(event.record) { take(fact) }
  }

  @inline(__always)
  mutating func take(_ fact: DeviceFact) {
    situation.facts.apply(fact)
    if case .rotationLock = fact { settled.forget() }
    switch fact {
    case .turned(let to), .notified(let to): turnDevice(to)
    case .rotationLock(on: true):
      if situation.facts.session.phase != .background { judge(Occasion(.lockChange)) }
    case .rotationLock(on: false):
      hold(situation.facts.device.orientation)
      if situation.facts.session.phase != .background { judgeTurn(to: situation.interface.device) }
    case .notifiedAmong(let sides): turnDevice(among: sides)
    case .read: break
    }
  }

  @inline(__always)
  private mutating func turnDevice(_ orientation: DeviceOrientation) {
    let isNews = orientation != situation.interface.device
    if !situation.facts.device.isRotationLocked { hold(orientation) }
    guard isNews, situation.facts.session.phase != .background else { return }
    judgeTurn(to: orientation)
  }

  /// Takes note of a turn to one of several sides: after it, a window may have stayed or followed.
  private mutating func turnDevice(among sides: InterfaceOrientationMask) {
    if let only = sides.only { return turnDevice(only.device) }
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
  private mutating func takeObservation(_ event: Event) {
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
    if tellsAll {
      sighting = Moment.Sighting(
        window: window, observed: orientation, expected: situation.interface[window])
    }
    situation.interface[window] = InterfaceOrientationMask(orientation)
    // What came of a request has been seen.
    if situation.interface.openRequest?.window == window { situation.interface.openRequest = nil }
    guard window == situation.facts.windows.main else { return }
    situation.interface.statusBar = InterfaceOrientationMask(orientation)
  }
}

extension Situation {
  /// A new window starts out as the main one is.
  fileprivate mutating func open(_ window: WindowID) {
    guard let main = facts.windows.main else { return }
    interface[window] = window == main ? .all : interface[main]
  }
}
