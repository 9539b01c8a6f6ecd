package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// Replays a run as it would have been with some changes, one entry of its trace at a time.
///
/// The actions of the user and of the app remain. Observations of the interface and of UIKit belong
/// to the original run, and are omitted as soon as something differs; see
/// `Counterfactual+Contradictions.swift`.
package final class Counterfactual {
  package enum Fate: String, Sendable {
    /// It happens unchanged.
    case kept
    /// It declares something else.
    case changed
    /// It makes a declaration that the run never made.
    case declared
    case inserted
    case dropped
    /// It contradicts the changes.
    case leftOut

    /// Whether the run has the event.
    var isOfRun: Bool { self != .declared && self != .inserted }
  }

  /// An event with its outcome; there is no moment if it does not happen.
  package struct Outcome {
    /// The event; that of the trace if it does not happen.
    package let event: Event
    package let moment: Moment?
    package let fate: Fate
  }

  /// The numbers of events that were omitted because they contradict the changes.
  package struct LeftOut: Hashable, Sendable {
    package internal(set) var observations = 0
    package internal(set) var answers = 0
    /// The requests by a `willShow` that no longer forces anything.
    package internal(set) var requests = 0
  }

  package private(set) var analysis: Analysis
  package internal(set) var leftOut = LeftOut()
  /// Whether anything differs from the run so far.
  package internal(set) var hasChanged = false {
    didSet { if hasChanged, !oldValue { analysis.diverge() } }
  }

  let plan: ChangePlan
  // The settings deferred until the end of the block in which the run makes its declarations.
  var pending: [Pending] = []
  // The number of entries of the Info.plist so far.
  var entryCount = 0
  // The last events by which stacks that no longer force anything showed a page.
  var tamedEvents: [UInt64] = []
  private var insertionCount = 0
  private var hasBegun = false

  /// A declaration that is made after those of the run.
  struct Pending: Hashable, Sendable {
    let setting: Int
    /// The controller; `nil` for the app and the environment.
    let controller: ControllerID?
  }

  package var replayer: Replayer { @inline(__always) _read { yield analysis.replayer } }

  package init(_ plan: ChangePlan, from analysis: Analysis = Analysis()) {
    self.plan = plan
    self.analysis =
      plan.setsPlist ? Analysis(continuing: analysis.replayer.withoutPlist) : analysis
    declareAll()
  }

  /// Applies the next entry, and reports the outcomes: of events inserted before it, and then of
  /// the event itself.
  package func apply(
    _ item: TraceItem, _ body: (Outcome) throws -> Void
  ) rethrows {
    switch item {
    case .event(let event):
      try insert(upTo: event.sequence, body)
      try take(event, body)
    case .checkpoint: restore(item)
    case .loss: analysis.apply(item)
    }
    hasBegun = true
  }

  /// Inserts what follows the last event, and ends the run.
  package func finish(
    isWhole: Bool = true, _ body: (Outcome) throws -> Void
  ) rethrows {
    try insert(upTo: .max, body)
    analysis.finish(isWhole: isWhole)
  }

  private func insert(
    upTo sequence: UInt64, _ body: (Outcome) throws -> Void
  ) rethrows {
    while insertionCount < plan.insertions.count,
      plan.insertions[insertionCount].sequence <= sequence
    {
      let event = plan.insertions[insertionCount]
      insertionCount += 1
      if !event.isDeclaration { try declarePending(before: event, body) }
      if event.standing != .remark { hasChanged = true }
      try replay(event, .inserted, body)
    }
  }

  private func take(
    _ event: Event, _ body: (Outcome) throws -> Void
  ) rethrows {
    if plan.drops(event.sequence) {
      if event.standing == .other { hasChanged = true }
      return try body(Outcome(event: event, moment: nil, fate: .dropped))
    }
    if !pending.isEmpty, !event.isDeclaration { try declarePending(before: event, body) }
    guard let changed = rewritten(event) else {
      hasChanged = true
      return try body(Outcome(event: event, moment: nil, fate: .changed))
    }
    if changed.record != event.record { hasChanged = true }
    guard !isContradicted(event) else {
      return try body(Outcome(event: event, moment: nil, fate: .leftOut))
    }
    try replay(changed, changed.record == event.record ? .kept : .changed, body)
  }

  func replay(
    _ event: Event, _ fate: Fate, _ body: (Outcome) throws -> Void
  ) rethrows {
    let moment = analysis.apply(event)
    follow(event)
    try body(Outcome(event: event, moment: moment, fate: fate))
  }

  /// Continues from a stored state, to which all settings are applied again.
  ///
  /// The stored conclusions are those of the original run.
  private func restore(_ checkpoint: TraceItem) {
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
  /// The relation of an event to the changes.
  enum Standing {
    /// An observation of the interface, of UIKit or of the app's answers.
    case seen
    /// An annotation by people.
    case remark
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

  /// Whether the event declares something, so that UIKit evaluates nothing.
  var isDeclaration: Bool {
    switch kind {
    case .session(.phase): false
    case .session, .app, .controller: true
    default: false
    }
  }
}
