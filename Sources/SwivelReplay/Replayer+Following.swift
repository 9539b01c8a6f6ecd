import SwivelModel
import SwivelRules

extension Replayer {
  /// Takes in an event, with all that is asked of it.
  mutating func follow(_ event: Event) {
    rulings.removeAll()
    sighting = nil
    let record = event.record
    switch record.family {
    case .session: if let fact = SessionFact(record) { take(fact) }
    case .hierarchy: if let fact = HierarchyFact(record) { take(fact) }
    case .navigation: if let fact = NavigationFact(record) { take(fact) }
    case .presentation: if let fact = PresentationFact(record) { take(fact) }
    case .window: if let fact = WindowFact(record) { take(fact) }
    case .device: if let fact = DeviceFact(record) { take(fact) }
    case .request: if let fact = RequestFact(record) { take(fact, at: event.sequence) }
    case .observation: if let fact = ObservationFact(record) { take(fact) }
    case .app, .controller, .answer: situation.facts.apply(event)
    case .outcome: if let fact = OutcomeFact(record) { take(fact, at: event.sequence) }
    case .remark, nil: break
    }
  }

  private mutating func take(_ fact: SessionFact) {
    let wasAway = situation.facts.session.phase == .background
    situation.facts.apply(fact)
    switch fact {
    case .phase(.launched): judge(Occasion(.launch))
    case .phase(.sleep): situation.interface.sleep()
    // The device may have been turned while nobody looked.
    case .phase(.foreground), .phase(.active):
      let device = situation.interface.device
      if wasAway { judge(Occasion(.comeback, wanted: device.interface)) }
    case .systemVersion, .linkedSDK, .device: lookUpRules()
    case .windowing, .appLifecycle, .process, .deviceNotifications, .requiresFullScreen, .phase:
      break
    }
  }

  private mutating func lookUpRules() {
    let platform = Platform(situation.facts.session)
    guard platform != engine.platform else { return }
    engine = Engine(rulebook, on: platform)
    if !tellsAll { heeded = engine.turning }
  }

  private mutating func take(_ fact: HierarchyFact) {
    situation.facts.apply(fact)
    judge(situation.occasion(of: fact, among: heeded))
  }

  private mutating func take(_ fact: NavigationFact) {
    situation.facts.apply(fact)
    judge(situation.occasion(of: fact, among: heeded))
    guard situation.interface.isTurnDeferred else { return }
    switch fact {
    case .didShow, .interactivePopEnded:
      situation.interface.isTurnDeferred = false
      judge(turn)
    case .willShow, .interactivePopMoved: break
    }
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

  /// The status bar goes with another window when the one that it went with is gone.
  private mutating func handOverStatusBar() {
    for window in situation.facts.windows.existing where inspect(window).turnsStatusBar {
      situation.interface.statusBar = situation.interface[window]
    }
  }

  private mutating func take(_ fact: DeviceFact) {
    situation.facts.apply(fact)
    switch fact {
    case .turned(let to), .notified(let to): turnDevice(to)
    case .rotationLock(on: true):
      if situation.facts.session.phase != .background { judge(Occasion(.lockChange)) }
    case .rotationLock(on: false):
      hold(situation.facts.device.orientation)
      if situation.facts.session.phase != .background { judge(turn) }
    case .notifiedAmong(let sides): turnDevice(among: sides)
    case .read: break
    }
  }

  private mutating func turnDevice(_ orientation: DeviceOrientation) {
    let isNews = orientation != situation.interface.device
    if !situation.facts.device.isRotationLocked { hold(orientation) }
    guard isNews, situation.facts.session.phase != .background else { return }
    judge(Occasion(.deviceTurn, wanted: orientation.interface))
  }

  /// Takes note of a turn to one of several sides: after it, a window may have stayed or followed.
  private mutating func turnDevice(among sides: InterfaceOrientationMask) {
    if let only = sides.only { return turnDevice(DeviceOrientation(showing: only)) }
    guard !situation.facts.device.isRotationLocked else { return }
    situation.interface.device = .unknown
    situation.interface.upright = nil
    guard situation.facts.session.phase != .background else { return }
    for window in situation.facts.windows.existing {
      situation.interface[window].formUnion(sides)
    }
  }

  /// Takes the device to be held so; a flat one is as upright as it was.
  private mutating func hold(_ orientation: DeviceOrientation) {
    situation.interface.device = orientation
    if let upright = orientation.interface { situation.interface.upright = upright }
  }

  private mutating func take(_ fact: RequestFact, at sequence: UInt64) {
    guard let occasion = situation.occasion(of: fact) else { return }
    let before = occasion.window.map { situation.interface[$0] }
    judge(occasion)
    if let before { note(occasion, of: sequence, before: before) }
  }

  private mutating func take(_ fact: ObservationFact) {
    situation.facts.apply(fact)
    switch fact {
    case .interfaceOrientation(let window, let orientation): observe(orientation, in: window)
    case .sceneOrientation(let scene, let orientation):
      guard let window = situation.facts.windows.first(of: scene) else { return }
      observe(orientation, in: window)
    case .statusBarOrientation(let orientation):
      situation.interface.statusBar = InterfaceOrientationMask(orientation)
    case .interfaceLocked, .windowBounds, .willTransition, .viewTransform, .appeared: break
    }
  }

  mutating func observe(_ orientation: InterfaceOrientation, in window: WindowID) {
    sighting = Moment.Sighting(
      window: window, observed: orientation, expected: situation.interface[window])
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

extension Replayer {
  /// Another look at the way the device is held.
  private var turn: Occasion { Occasion(.deviceTurn, wanted: situation.interface.device.interface) }

  @inline(__always)
  private mutating func judge(_ occasion: Occasion?) {
    if let occasion { judge(occasion) }
  }

  private mutating func judge(_ occasion: Occasion) {
    if let window = occasion.window {
      judge(occasion, in: window)
    } else {
      for handle in 0..<situation.facts.windows.handleCount {
        let window = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
        if situation.looks(at: window) { judge(occasion, in: window) }
      }
    }
    guard let device = occasion.requestedDevice,
      rulings.last?.heldBy != .setDeviceOrientationIgnored
    else { return }
    hold(device)
  }

  private mutating func judge(_ occasion: Occasion, in window: WindowID) {
    guard heeded.contains(occasion.trigger) else { return }
    if !tellsAll, !situation.mayTurn(occasion, in: window) { return }
    if reasons == nil {
      rulings.append(situation.judge(occasion, in: window, by: engine.rules(at: occasion.trigger)))
    } else {
      explain(occasion, in: window)
    }
  }

  private mutating func explain(_ occasion: Occasion, in window: WindowID) {
    var ruling = Ruling(occasion, in: window, from: situation.interface[window])
    reasons?.append(engine.explain(&ruling, in: situation))
    situation.interface.become(ruling)
    rulings.append(ruling)
  }
}
