package import SwivelModel
package import SwivelReplay

/// The transitions of a run: each decision of UIKit that a timeline shows, with what was
/// observed of it, and each observation that no rule predicted.
package struct TransitionTrail: Sendable {
  // Some 10 MB; a log of an app's day has a few hundred.
  private static let limit = 50_000

  /// The transitions, in the order of the events; those beyond a limit are only counted.
  package private(set) var transitions: [Transition] = []
  /// The number of transitions.
  package private(set) var count = 0

  // The places of the last decisions, which observations are about.
  private var open: [WindowID: Int] = [:]
  private var (openRequest, openException): (Int?, Int?) = (nil, nil)
  private var nextSequence: UInt64?

  /// Makes the trail of an empty run.
  package init() {}

  /// Applies an event, with the replay after it.
  package mutating func follow(_ event: Event, _ replayer: borrowing Replayer) {
    if nextSequence != event.sequence { forget() }
    nextSequence = event.sequence + 1
    replayer.rulings.forEach { ruling in
      if ruling.trigger == .geometryRequest { openRequest = nil }
      if ruling.isTold { add(Transition(ruling, at: event, replayer.situation)) }
    }
    if let sighting = replayer.sighting { take(sighting, event, replayer) }
    guard event.record.family == .outcome, let fact = OutcomeFact(event.record) else { return }
    take(fact, event)
  }

  /// Ends what observations may be about, because events are missing here.
  package mutating func forget() {
    open.removeAll(keepingCapacity: true)
    (openRequest, openException) = (nil, nil)
  }

  private mutating func add(_ transition: Transition) {
    count += 1
    guard transitions.count < Self.limit else { return forget() }
    let place = transitions.count
    transitions.append(transition)
    guard let ruling = transition.ruling else { return }
    open[transition.window] = place
    if ruling.trigger == .geometryRequest { openRequest = place }
    if ruling.exception != nil { openException = place }
  }

  private mutating func take(
    _ sighting: Moment.Sighting, _ event: Event, _ replayer: borrowing Replayer
  ) {
    if let place = open[sighting.window] {
      transitions[place].settle(seen: sighting.observed, at: event.sequence)
    }
    if !sighting.agrees { add(Transition(sighting, at: event, replayer.situation)) }
  }

  private mutating func take(_ outcome: OutcomeFact, _ event: Event) {
    switch outcome {
    case .geometryRefused(_, let request):
      guard let place = openRequest else { return }
      let distance = event.sequence - transitions[place].event
      guard request.map({ UInt64($0.rawValue) == distance }) ?? true else { return }
      transitions[place].settle(refusedAt: event.sequence)
      openRequest = nil
    case .exceptionRaised(let exception):
      guard let place = openException, transitions[place].ruling?.exception == exception
      else { return }
      transitions[place].settle(thrownAt: event.sequence)
      openException = nil
    case .messageLogged, .supportedTold: break
    }
  }
}
