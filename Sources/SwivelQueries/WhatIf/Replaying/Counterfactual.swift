package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// A replay of a run as it would have been with some changes, one entry of its trace after another.
///
/// What people did, and what the app did, stays. What was seen of the interface, and what UIKit
/// made of it, belongs to the run as it was, and is left out as soon as something is otherwise; see
/// `Counterfactual+Contradictions.swift`.
package struct Counterfactual: Sendable {
  /// What became of an event.
  package enum Fate: String, Sendable {
    /// It happens as it did.
    case kept
    /// It declares something else.
    case changed
    /// It declares what is set, and the run never did.
    case declared
    /// It is new.
    case inserted
    /// It was to be dropped.
    case dropped
    /// It contradicts the changes.
    case leftOut

    /// Whether the run has the event.
    var isOfRun: Bool { self != .declared && self != .inserted }
  }

  /// An event with what came of it; there is no moment where it does not happen.
  package struct Outcome {
    /// The event; that of the trace if it does not happen.
    package let event: Event
    /// What came of it.
    package let moment: Moment?
    /// What became of it.
    package let fate: Fate
  }

  /// How much was left out because it contradicts the changes.
  package struct LeftOut: Hashable, Sendable {
    /// What was seen of the interface, or of what UIKit did.
    package internal(set) var observations = 0
    /// What controllers and delegates answered.
    package internal(set) var answers = 0
    /// What a `willShow` that forces nothing any more requested.
    package internal(set) var requests = 0
  }

  /// The replay so far, and what is found in it.
  package private(set) var analysis: Analysis
  /// What was left out so far.
  package internal(set) var leftOut = LeftOut()
  /// Whether anything is otherwise than in the run so far.
  package internal(set) var hasChanged = false

  let plan: ChangePlan
  // Declarations that wait for the end of the block in which the run tells its own.
  var pending: [Pending] = []
  // How many entries of the Info.plist there are already.
  var entryCount = 0
  // The last events by which stacks that force nothing any more showed a page.
  var tamedEvents: [UInt64] = []
  private var insertionCount = 0
  private var hasBegun = false
  private var lastInstant = Instant.start

  /// A declaration that is to be made once the run has told its own.
  struct Pending: Hashable, Sendable {
    let setting: Int
    /// The controller; `nil` for the app and the environment.
    let controller: ControllerID?
  }

  /// The replay so far.
  package var replayer: Replayer { analysis.replayer }

  /// Begins a replay, at the beginning of a run or after the events of another replay.
  package init(_ plan: ChangePlan, from replayer: Replayer = Replayer()) {
    self.plan = plan
    analysis = Analysis(continuing: plan.setsPlist ? replayer.withoutPlist : replayer)
    declareAll()
  }

  /// Takes in the next entry, and tells what came of it: of events that are inserted in front of
  /// it, and then of the event itself.
  package mutating func apply(
    _ item: TraceItem, _ body: (Outcome, Analysis) throws -> Void
  ) rethrows {
    switch item {
    case .event(let event):
      lastInstant = event.instant
      try insert(upTo: event.sequence, body)
      try take(event, body)
    case .checkpoint: restore(item)
    case .loss: analysis.apply(item)
    }
    hasBegun = true
  }

  /// Inserts what comes after the last event, and ends the run.
  package mutating func finish(
    isWhole: Bool = true, _ body: (Outcome, Analysis) throws -> Void
  ) rethrows {
    try insert(upTo: .max, body)
    analysis.finish(isWhole: isWhole)
  }

  private mutating func insert(
    upTo sequence: UInt64, _ body: (Outcome, Analysis) throws -> Void
  ) rethrows {
    while insertionCount < plan.insertions.count,
      plan.insertions[insertionCount].sequence <= sequence
    {
      var event = plan.insertions[insertionCount]
      event.instant = lastInstant
      insertionCount += 1
      if !event.isDeclaration { try declarePending(before: event, body) }
      if event.standing != .remark { hasChanged = true }
      try replay(event, .inserted, body)
    }
  }

  private mutating func take(
    _ event: Event, _ body: (Outcome, Analysis) throws -> Void
  ) rethrows {
    if plan.drops(event.sequence) {
      if event.standing == .other { hasChanged = true }
      return try body(Outcome(event: event, moment: nil, fate: .dropped), analysis)
    }
    if !pending.isEmpty, !event.isDeclaration { try declarePending(before: event, body) }
    guard let changed = rewritten(event) else {
      hasChanged = true
      return try body(Outcome(event: event, moment: nil, fate: .changed), analysis)
    }
    if changed.record != event.record { hasChanged = true }
    guard !isContradicted(event) else {
      return try body(Outcome(event: event, moment: nil, fate: .leftOut), analysis)
    }
    try replay(changed, changed.record == event.record ? .kept : .changed, body)
  }

  mutating func replay(
    _ event: Event, _ fate: Fate, _ body: (Outcome, Analysis) throws -> Void
  ) rethrows {
    let moment = analysis.apply(event)
    follow(event)
    try body(Outcome(event: event, moment: moment, fate: fate), analysis)
  }

  /// Goes on from a stored state, in which all that is set is set anew.
  ///
  /// What was concluded then holds for the run as it was.
  private mutating func restore(_ checkpoint: TraceItem) {
    if hasChanged, hasBegun {
      analysis.passDiverged(checkpoint)
    } else {
      analysis.apply(checkpoint)
    }
    pending.removeAll()
    declareAll()
  }
}

extension Event {
  /// What an event is to a change.
  enum Standing {
    /// What was seen of the interface, of UIKit or of the app's answers.
    case seen
    /// What people write into a log.
    case remark
    /// What happens.
    case other
  }

  var standing: Standing {
    switch kind {
    case .observation(.viewTransform), .observation(.appeared): .other
    case .observation, .outcome, .answer: .seen
    case .remark: .remark
    case .session, .app, .controller, .hierarchy, .navigation, .presentation, .window, .device,
      .request, .unrecognized:
      .other
    }
  }

  /// Whether the event declares something, which makes UIKit look at nothing.
  var isDeclaration: Bool {
    switch kind {
    case .session(.phase): false
    case .session, .app, .controller: true
    default: false
    }
  }
}
