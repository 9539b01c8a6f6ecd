package import SwivelModel

/// The last decision of UIKit about each window, and what an event shows of one of them.
package struct Decisions: Sendable {
  /// What the last event decided, and what it observed although no rule predicted it.
  package private(set) var made: [(decision: Decision, ruling: Ruling?)] = []
  /// An earlier decision of which the last event shows something.
  package private(set) var shown: Decision?

  private var open: [WindowID: Decision] = [:]
  private var (request, exception): (Decision?, Decision?) = (nil, nil)
  private var nextSequence: UInt64?

  package init() {}

  /// Applies an event, with what UIKit decided about it.
  package mutating func follow(
    _ event: Event, _ rulings: Moment.Rulings, _ sighting: Moment.Sighting?
  ) {
    if nextSequence != event.sequence { forget() }
    nextSequence = event.sequence + 1
    if !made.isEmpty { made.removeAll(keepingCapacity: true) }
    shown = nil
    rulings.forEach { ruling in
      if ruling.trigger == .geometryRequest { request = nil }
      if ruling.isDecision { take(ruling, event) }
    }
    if let sighting { take(sighting, event) }
    guard event.record.family == .outcome, let fact = OutcomeFact(event.record) else { return }
    take(fact, event)
  }

  /// Ends what observations may be about, because events are missing here.
  package mutating func forget() {
    open.removeAll(keepingCapacity: true)
    (request, exception) = (nil, nil)
  }

  private mutating func take(_ ruling: Ruling, _ event: Event) {
    let decision = Decision(ruling, at: event)
    made.append((decision, ruling))
    open[ruling.window] = decision
    if ruling.trigger == .geometryRequest { request = decision }
    if ruling.exception != nil { exception = decision }
  }

  private mutating func take(_ sighting: Moment.Sighting, _ event: Event) {
    if var decision = open[sighting.window] {
      decision.settle(seen: sighting.observed, at: event.sequence)
      show(decision)
    }
    if !sighting.agrees { made.append((Decision(sighting, at: event), nil)) }
  }

  private mutating func take(_ outcome: OutcomeFact, _ event: Event) {
    switch outcome {
    case .geometryRefused(_, let cause):
      guard var request,
        cause.map({ UInt64($0.rawValue) == event.sequence - request.event }) ?? true
      else { return }
      request.settle(refusedAt: event.sequence)
      show(request)
      self.request = nil
    case .exceptionRaised(let raised):
      guard var exception, exception.exception == raised else { return }
      exception.settle(thrownAt: event.sequence)
      show(exception)
      self.exception = nil
    case .messageLogged, .supportedTold, .sceneMaskTold: break
    }
  }

  private mutating func show(_ decision: Decision) {
    shown = decision
    if open[decision.window]?.isSame(as: decision) == true { open[decision.window] = decision }
    if request?.isSame(as: decision) == true { request = decision }
    if exception?.isSame(as: decision) == true { exception = decision }
  }
}
