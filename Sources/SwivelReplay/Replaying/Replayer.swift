public import SwivelModel

/// Applies the rules to events, one at a time.
///
/// An observation replaces the conclusion from then on.
public struct Replayer: Sendable {
  /// The facts and conclusions after the last event.
  public internal(set) var situation = Situation()
  /// The rulings that the last event caused.
  @usableFromInline package internal(set) var rulings = Moment.Rulings()
  /// What the last event observed.
  @usableFromInline package internal(set) var sighting: Moment.Sighting?

  /// The rules that are applied.
  let rulebook: Rulebook
  var engine: Engine

  /// Makes a replayer in the initial state.
  public init(rulebook: Rulebook = .uikit) {
    self.rulebook = rulebook
    engine = Engine(rulebook, on: Platform(situation.facts.session))
  }

  /// Applies an event and returns its outcome.
  public mutating func apply(_ event: Event) -> Moment {
    take(event)
    return moment(of: event)
  }

  /// Applies an event without returning its outcome.
  ///
  /// For most events, building a moment takes as long as applying them.
  package mutating func take(_ event: Event) {
    follow(event) { $0.judge($1, in: $2) }
  }

  /// The outcome of the event that was just applied.
  package func moment(of event: Event) -> Moment { Moment(event, rulings, sighting) }

  /// How many windows the last event rotated.
  @inlinable
  package var turnCount: Int {
    var count = 0
    rulings.forEach { if $0.isTurn { count += 1 } }
    return count
  }

  /// Whether a timeline shows an event that was just applied.
  @inlinable
  package func isInTimeline(_ event: Event) -> Bool {
    sighting != nil || rulings.contains(where: \.isDecision) || event.isMarker
  }

  /// Applies an event and returns its outcome and the rules that acted.
  ///
  /// - Returns: The moment, and for each of its rulings the reasons in the order of the rules.
  public mutating func explain(_ event: Event) -> (moment: Moment, reasons: [[Reason]]) {
    var reasons: [[Reason]] = []
    follow(event) { reasons.append($0.explain($1, in: $2)) }
    return (moment(of: event), reasons)
  }

  /// Whether the version of iOS was recorded, without which no rule is in force.
  package var isVersionKnown: Bool { engine.platform.system.isKnown }

  /// Whether a rule holds on the platform of the app.
  package func isInForce(_ rule: RuleID) -> Bool {
    RuleScope.all[Int(rule.rawValue)].holds(on: engine.platform)
  }

  /// Reads the current gates of a window and returns which rule set each.
  ///
  /// - Returns: The ruling, and the reasons for it in the order of the rules.
  public func explainGates(of window: WindowID) -> (ruling: Ruling, reasons: [Reason]) {
    var ruling = Ruling(.inspection, window: window, from: situation.interface[window])
    let reasons = engine.explain(&ruling, in: situation)
    return (ruling, reasons)
  }

  /// Rules once more on the device rotation at which UIKit looked, by what was recorded since.
  package func reconsider(_ look: Look, at window: WindowID) -> Ruling {
    let occasion = Occasion(look.trigger, in: window, wanted: look.wanted.only)
    return rule(on: occasion, in: window, from: look.from)
  }

  /// Rules once more on what was ruled on before, by what was recorded since.
  package func reconsider(_ ruling: Ruling) -> Ruling {
    // UIDevice has the value by now, which is as if the device were turned.
    let isSet = ruling.trigger == .setDeviceOrientation && !ruling.isIgnored
    var occasion = Occasion(
      isSet ? .deviceTurn : ruling.trigger, in: ruling.window, wanted: ruling.wanted,
      subject: ruling.subject)
    occasion.requested = ruling.requested
    occasion.requestedDevice = ruling.requestedDevice
    return rule(on: occasion, in: ruling.window, from: ruling.from)
  }

  /// The rules that act at a window in an event, in their order; `nil` if it makes UIKit look at
  /// nothing there.
  package func rules(at window: WindowID, in event: Event) -> [RuleID]? {
    guard let look = situation.lastLook(at: window), look.sequence == event.sequence else {
      return nil
    }
    var occasion = Occasion(look.trigger, in: window, wanted: look.wanted.only)
    if look.trigger == .geometryRequest { occasion.requested = look.wanted }
    var ruling = Ruling(occasion, in: window, from: look.from)
    return engine.explain(&ruling, in: situation).map(\.rule)
  }

  /// Rules on a rotation that was observed, as if the user had turned the device.
  package func rule(on turn: SeenTurn) -> Ruling {
    let occasion = Occasion(.deviceTurn, in: turn.window, wanted: turn.to)
    return rule(on: occasion, in: turn.window, from: turn.from)
  }

  /// Rules without any effect.
  func rule(
    on occasion: Occasion, in window: WindowID, from: InterfaceOrientationMask
  ) -> Ruling {
    var ruling = Ruling(occasion, in: window, from: from)
    engine.rule(&ruling, in: situation)
    return ruling
  }

  /// Continues from a situation.
  mutating func resume(_ situation: Situation) {
    self.situation = situation
    engine = Engine(rulebook, on: Platform(situation.facts.session))
  }

  /// Reads the gates of a window as they are now, or as they would be at a trigger, without any
  /// effect.
  public func inspect(_ window: WindowID, at trigger: Trigger = .inspection) -> Ruling {
    var ruling = Ruling(trigger, window: window, from: situation.interface[window])
    engine.rule(&ruling, in: situation)
    return ruling
  }
}
