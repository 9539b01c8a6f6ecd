public import SwivelModel

/// Reduces events through the rules, one at a time.
///
/// What was observed replaces what was concluded, from then on.
public struct Replayer: Sendable {
  /// The facts and conclusions after the last event.
  public internal(set) var situation = Situation()
  /// The rulings that the last event led to.
  @usableFromInline package internal(set) var rulings = Moment.Rulings()
  /// What the last event saw.
  @usableFromInline package internal(set) var sighting: Moment.Sighting?

  /// The rules that are followed.
  let rulebook: Rulebook
  var engine: Engine

  /// Makes a replayer that has seen nothing.
  public init(rulebook: Rulebook = .uikit) {
    self.rulebook = rulebook
    engine = Engine(rulebook, on: Platform(situation.facts.session))
  }

  /// Takes in an event and says what it came to.
  public mutating func apply(_ event: Event) -> Moment {
    take(event)
    return moment(of: event)
  }

  /// Takes in an event, for whoever looks first whether what it came to is of any interest.
  ///
  /// Most events come to little, and a moment takes as long to make as many of them to take in.
  package mutating func take(_ event: Event) {
    follow(event) { $0.judge($1, in: $2) }
  }

  /// What an event came to that was just taken in.
  package func moment(of event: Event) -> Moment { Moment(event, rulings, sighting) }

  /// Whether a timeline tells of an event that was just taken in.
  @inlinable
  package func tells(of event: Event) -> Bool {
    sighting != nil || rulings.contains(where: \.isTold) || event.isMarker
  }

  /// Takes in an event and says what it came to, and which rules made it so.
  ///
  /// - Returns: The moment, and for each of its rulings the reasons in the order of the rules.
  public mutating func explain(_ event: Event) -> (moment: Moment, reasons: [[Reason]]) {
    var reasons: [[Reason]] = []
    follow(event) { reasons.append($0.explain($1, in: $2)) }
    return (moment(of: event), reasons)
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

  /// Reads the gates of a window as they are now, or as UIKit would at a trigger, without any
  /// effect.
  public func inspect(_ window: WindowID, at trigger: Trigger = .inspection) -> Ruling {
    var ruling = Ruling(trigger, window: window, from: situation.interface[window])
    engine.rule(&ruling, in: situation)
    return ruling
  }
}
