public import SwivelModel
public import SwivelRules

/// Reduces events through the rules, one at a time.
///
/// What was observed replaces what was concluded, from then on.
public struct Replayer: Sendable {
  /// The facts and conclusions after the last event.
  public private(set) var situation = Situation()

  /// The rules that are followed.
  let rulebook: Rulebook
  private var engine: Engine
  // The rulings of the last event that had any: where the caller kept none of them, the next ones
  // take their place, so that a replay need not ask for memory at every event.
  private var spareRulings: [Ruling] = []
  // The reasons for each ruling of the current event; `nil` on the fast path, which has none.
  private var reasons: [[Reason]]?

  /// Makes a replayer that has seen nothing.
  public init(rulebook: Rulebook = .uikit) {
    self.rulebook = rulebook
    engine = Engine(rulebook, on: Platform(situation.facts.session))
  }

  /// Takes in an event and says what it came to.
  public mutating func apply(_ event: Event) -> Moment {
    var moment = Moment(event: event)
    switch event.kind {
    case .device(let fact): apply(fact, &moment)
    case .presentation(let fact): apply(fact, &moment)
    case .navigation(let fact): apply(fact, &moment)
    case .observation(let fact): apply(fact, &moment)
    case .session(let fact): apply(fact, &moment)
    case .window(let fact): apply(fact, &moment)
    case .app, .controller, .hierarchy, .request, .outcome, .answer, .remark, .unrecognized:
      take(event, &moment)
    }
    if !moment.rulings.isEmpty, moment.rulings.capacity <= Self.spareLimit {
      spareRulings = moment.rulings
    }
    return moment
  }

  /// Takes in an event and says what it came to, and which rules made it so.
  ///
  /// - Returns: The moment, and for each of its rulings the reasons in the order of the rules.
  public mutating func explain(_ event: Event) -> (moment: Moment, reasons: [[Reason]]) {
    reasons = []
    defer { reasons = nil }
    let moment = apply(event)
    return (moment, reasons ?? [])
  }

  /// Reads the gates of a window as they are now, and says which rule set each.
  ///
  /// - Returns: The ruling, and the reasons for it in the order of the rules.
  public func explainGates(of window: WindowID) -> (ruling: Ruling, reasons: [Reason]) {
    var ruling = Ruling(.inspection, window: window, from: situation.interface[window])
    let reasons = engine.explain(&ruling, in: situation)
    return (ruling, reasons)
  }

  /// Goes on in a situation.
  mutating func resume(_ situation: Situation) {
    self.situation = situation
    engine = Engine(rulebook, on: Platform(situation.facts.session))
  }

  /// Reads the gates of a window as they are now, without any effect.
  public func inspect(_ window: WindowID) -> Ruling {
    var ruling = Ruling(.inspection, window: window, from: situation.interface[window])
    engine.rule(&ruling, in: situation)
    return ruling
  }
}

extension Replayer {
  private mutating func apply(_ fact: SessionFact, _ moment: inout Moment) {
    let wasAway = situation.facts.session.phase == .background
    take(moment.event, &moment)
    let platform = Platform(situation.facts.session)
    if platform != engine.platform { engine = Engine(rulebook, on: platform) }
    if case .phase(.sleep) = fact { situation.interface.sleep() }
    // The device may have been turned while nobody looked.
    let comeback = Occasion(.comeback, wanted: situation.interface.device.interface)
    if wasAway, case .phase(.foreground) = fact { judge(comeback, &moment) }
    if wasAway, case .phase(.active) = fact { judge(comeback, &moment) }
  }

  private mutating func apply(_ fact: DeviceFact, _ moment: inout Moment) {
    take(moment.event, &moment)
    switch fact {
    case .turned(let to), .notified(let to): turnDevice(to, &moment)
    case .rotationLock(on: false):
      hold(situation.facts.device.orientation)
      if situation.facts.session.phase != .background { judge(turn, &moment) }
    case .rotationLock, .read: break
    }
  }

  private mutating func turnDevice(_ orientation: DeviceOrientation, _ moment: inout Moment) {
    let isNews = orientation != situation.interface.device
    if !situation.facts.device.isRotationLocked { hold(orientation) }
    guard isNews, situation.facts.session.phase != .background else { return }
    judge(Occasion(.deviceTurn, wanted: orientation.interface), &moment)
  }

  /// Takes the device to be held so; a flat one is as upright as it was.
  private mutating func hold(_ orientation: DeviceOrientation) {
    situation.interface.device = orientation
    if let upright = orientation.interface { situation.interface.upright = upright }
  }

  private mutating func apply(_ fact: WindowFact, _ moment: inout Moment) {
    take(moment.event, &moment)
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

  private mutating func apply(_ fact: PresentationFact, _ moment: inout Moment) {
    // A recorder that only sees pages gone tells no beginning; UIKit asked all the same.
    if case .dismissEnded(let page, cancelled: false) = fact,
      situation.facts.controllers[page].isPresented,
      !situation.facts.controllers[page].isBeingDismissed
    {
      var beginning = moment.event
      beginning.record =
        PresentationFact
        .dismissBegan(controller: page, animated: false, interactive: false).record
      take(beginning, &moment)
    }
    take(moment.event, &moment)
  }

  private mutating func apply(_ fact: NavigationFact, _ moment: inout Moment) {
    take(moment.event, &moment)
    guard situation.interface.isTurnDeferred else { return }
    switch fact {
    case .didShow, .interactivePopEnded:
      situation.interface.isTurnDeferred = false
      judge(turn, &moment)
    case .willShow, .interactivePopMoved: break
    }
  }

  private mutating func apply(_ fact: ObservationFact, _ moment: inout Moment) {
    take(moment.event, &moment)
    switch fact {
    case .interfaceOrientation(let window, let orientation):
      observe(orientation, in: window, &moment)
    case .sceneOrientation(let scene, let orientation):
      guard let window = situation.facts.windows.first(of: scene) else { return }
      observe(orientation, in: window, &moment)
    case .statusBarOrientation(let orientation):
      situation.interface.statusBar = InterfaceOrientationMask(orientation)
    case .interfaceLocked, .windowBounds, .willTransition, .viewTransform: break
    }
  }

  private mutating func observe(
    _ orientation: InterfaceOrientation, in window: WindowID, _ moment: inout Moment
  ) {
    moment.sighting = Moment.Sighting(
      window: window, observed: orientation, expected: situation.interface[window])
    situation.interface[window] = InterfaceOrientationMask(orientation)
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
  // Whoever keeps moments should not keep the room of the one that had most rulings with each.
  private static let spareLimit = 4

  private mutating func add(_ ruling: Ruling, to moment: inout Moment) {
    if moment.rulings.isEmpty {
      swap(&moment.rulings, &spareRulings)
      moment.rulings.removeAll(keepingCapacity: true)
    }
    moment.rulings.append(ruling)
  }

  /// Another look at the way the device is held.
  private var turn: Occasion { Occasion(.deviceTurn, wanted: situation.interface.device.interface) }

  /// Lets the facts take in an event, and rules upon what it makes UIKit do.
  private mutating func take(_ event: Event, _ moment: inout Moment) {
    situation.facts.apply(event)
    if case .window(.added(let window, _, _, _)) = event.kind { situation.open(window) }
    guard let occasion = situation.occasion(of: event) else { return }
    if occasion.trigger == .presentation, let page = occasion.subject, let window = occasion.window
    {
      situation.interface.remember(window, before: page)
    }
    judge(occasion, &moment)
  }

  private mutating func judge(_ occasion: Occasion, _ moment: inout Moment) {
    if let window = occasion.window {
      judge(occasion, in: window, &moment)
    } else {
      for window in situation.facts.windows.existing where situation.looks(at: window) {
        judge(occasion, in: window, &moment)
      }
    }
    guard let device = occasion.requestedDevice,
      moment.rulings.last?.heldBy != .setDeviceOrientationIgnored
    else { return }
    hold(device)
  }

  private mutating func judge(_ occasion: Occasion, in window: WindowID, _ moment: inout Moment) {
    var ruling = occasion.ruling(for: window, from: situation.interface[window])
    if reasons == nil {
      engine.rule(&ruling, in: situation)
    } else {
      reasons?.append(engine.explain(&ruling, in: situation))
    }
    add(ruling, to: &moment)
    if ruling.isTurn { situation.interface[window] = ruling.to }
    if ruling.isTurn, ruling.turnsStatusBar { situation.interface.statusBar = ruling.to }
    if ruling.isDeferred { situation.interface.isTurnDeferred = true }
    if ruling.setsStatusBar, let wanted = ruling.wanted {
      situation.interface.statusBar = InterfaceOrientationMask(wanted)
    }
  }
}
