import SwivelFindings
import SwivelModel
import SwivelReplay

/// The run with changes in which UIKit deviates from the rules where it did in the recorded run.
///
/// What is found in it, and not by the rules alone, may still occur with the changes.
struct DeviatingRun {
  /// The run in which the last rotation happens, or not, unlike in the other.
  private struct Fork {
    let window: WindowID
    /// The event at which UIKit evaluated the window.
    let sequence: UInt64
    var other: Analysis
    /// Whether the rotation does not happen.
    var stays = false
  }

  // `nil` as long as it is the run with changes itself.
  private var analysis: Analysis?
  // Made at each rotation, because an observation shows only later that it did not happen.
  private var fork: Fork?
  // Whether UIKit's last evaluation has the same result with the changes.
  private var isAlike = true

  /// The findings; `nil` if UIKit never deviated.
  var findings: [Finding]? { analysis?.findings }

  /// The orientations of a window; `nil` if UIKit never deviated.
  func orientation(of window: WindowID) -> InterfaceOrientationMask? {
    analysis?.replayer.situation.interface[window]
  }

  /// Applies an event of the run with changes, after both runs.
  mutating func follow(
    _ outcome: Counterfactual.Outcome, beside before: Moment?, _ original: Situation,
    _ changed: Counterfactual
  ) {
    var moment = outcome.moment
    if let event = moment?.event {
      fork?.other.apply(event)
      moment = analysis?.apply(event) ?? moment
    }
    guard let before else { return }
    if !before.rulings.isEmpty {
      isAlike = isAlike(before, moment, original, hasCalls: !changed.plan.insertions.isEmpty)
    }
    for ruling in before.rulings {
      fork(at: ruling, before.event, moment, original, changed)
    }
    guard outcome.fate == .leftOut else { return }
    let family = before.event.record.family
    if let seen = before.sighting { deviate(as: seen, before.event, original, changed.analysis) }
    if isAlike, family == .outcome || family == .observation && before.sighting == nil {
      add(before.event, to: changed.analysis)
    }
  }

  mutating func pass(_ item: TraceItem) {
    fork = nil
    analysis?.passDiverged(item)
  }

  mutating func finish() { analysis?.finish() }
}

extension DeviatingRun {
  private mutating func fork(
    at ruling: Ruling, _ event: Event, _ moment: Moment?, _ original: Situation,
    _ changed: Counterfactual
  ) {
    let window = ruling.window
    guard original.lastLook(at: window)?.sequence == event.sequence,
      fork?.sequence != event.sequence
    else { return }
    fork = nil
    guard ruling.isTurn, let own = moment?.rulings.first(in: window), own.isTurn,
      let from = own.from.only
    else { return }
    var other = analysis ?? changed.analysis
    other.diverge()
    other.apply(event.seeing(from, in: window))
    fork = Fork(window: window, sequence: event.sequence, other: other)
    // What a recorder that reports changes does not report did not happen.
    if changed.hasChanged, original.known(window).basis.instead != nil {
      exchange(changed.analysis)
    }
  }

  /// Whether a moment of the run with changes has the same rulings.
  ///
  /// Where UIKit may ask for nothing, what the rules say of a call does not count.
  private func isAlike(
    _ before: Moment, _ after: Moment?, _ original: Situation, hasCalls: Bool
  ) -> Bool {
    if original.facts.session.windowing != .fullScreen || original.mayBeUnfolded {
      return after != nil || hasCalls
    }
    return before.rulings.allSatisfy { after?.rulings.contains(where: $0.isLike) ?? false }
  }

  private mutating func exchange(_ changed: Analysis) {
    guard let chosen = fork?.other else { return }
    fork?.other = analysis ?? changed
    fork?.stays.toggle()
    analysis = chosen
  }

  /// Repeats what was observed, if it is not what the rules led to.
  private mutating func deviate(
    as seen: Moment.Sighting, _ event: Event, _ original: Situation, _ changed: Analysis
  ) {
    let (window, look) = (seen.window, original.lastLook(at: seen.window))
    let observed = InterfaceOrientationMask(seen.observed)
    let stays = look?.from == observed
    if let fork, fork.window == window, fork.sequence == look?.sequence {
      if fork.stays != stays, stays || look?.to.allows(seen.observed) == true { exchange(changed) }
      if stays { return }
    }
    let now = (analysis ?? changed).replayer.situation
    guard isAlike, event.record.family == .observation, look?.to != observed,
      seen.expected != observed
    else { return }
    // One of several possible outcomes is no contradiction.
    guard !seen.agrees || now.interface[window].allows(seen.observed) else { return }
    add(event, to: changed)
  }

  private mutating func add(_ event: Event, to changed: Analysis) {
    if analysis == nil { analysis = changed }
    analysis?.apply(event)
  }
}

extension Event {
  /// An observation of a window at the same time.
  func seeing(_ orientation: InterfaceOrientation, in window: WindowID) -> Event {
    Event(
      sequence: sequence, instant: instant,
      .observation(.interfaceOrientation(window: window, orientation: orientation)))
  }
}
