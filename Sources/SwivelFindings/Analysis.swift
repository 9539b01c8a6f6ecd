public import SwivelModel
public import SwivelReplay

/// Replays a trace and looks for mistakes in it, from its first entry to a verdict.
///
/// Apply every entry in order, and then say that the trace ends:
///
/// ```swift
/// var analysis = Analysis()
/// for event in events { analysis.apply(event) }
/// analysis.finish()
/// if analysis.verdict == .findings { print(analysis.findings) }
/// ```
///
/// It is a value: a copy continues independently.
public struct Analysis: Sendable {
  /// What detectors look at.
  ///
  /// Code that changes itself while it looks at the replay reads it here, where nothing copies it.
  @usableFromInline package private(set) var run: Case
  private var judge: Judge
  // Whether events are missing, before or after the end of what is read.
  private var hasLoss = false

  /// Makes an analysis that has seen nothing.
  ///
  /// - Parameters:
  ///   - detectors: The mistakes that are looked for.
  ///   - replayer: The replay to continue; a new one unless the trace starts at a checkpoint.
  public init(_ detectors: [Detector] = Detector.all, continuing replayer: Replayer = Replayer()) {
    run = Case(replayer)
    judge = Judge(detectors, of: run)
  }

  /// The replay after the last entry.
  ///
  /// It is lent, not copied: callers look at it after each event.
  @inlinable public var replayer: Replayer { _read { yield run.replayer } }

  /// What was found so far and not refuted by later events, in the order of the events.
  public var findings: [Finding] { judge.findings }

  /// The verdict so far.
  public var verdict: Verdict { judge.verdict(isWhole: !hasLoss) }

  /// The facts that the trace does not state, whatever was found; losses are not among them.
  package var unknown: [MissingFact] { judge.unknown }

  /// Applies an event.
  ///
  /// - Returns: The outcome of the event by the rules, or as it was observed.
  @discardableResult
  public mutating func apply(_ event: Event) -> Moment {
    endRun(before: event)
    let moment = run.replayer.apply(event)
    look(at: event)
    return moment
  }

  /// Applies an entry of a log.
  ///
  /// - Returns: The outcome of the event; `nil` for a checkpoint or a loss.
  @discardableResult
  public mutating func apply(_ item: TraceItem) -> Moment? {
    if case .event(let event) = item { return apply(event) }
    applyOther(item)
    return nil
  }

  /// Applies an event, and returns the rules that led to each of its rulings.
  public mutating func explain(_ event: Event) -> (moment: Moment, reasons: [[Reason]]) {
    endRun(before: event)
    let explained = run.replayer.explain(event)
    look(at: event)
    return explained
  }

  /// Ends the trace: looks for what only its end shows, unless part of it is missing.
  ///
  /// - Parameter isWhole: Whether all of the trace was read. Losses among its entries are known
  ///   already.
  public mutating func finish(isWhole: Bool = true) {
    if !isWhole { hasLoss = true }
    if !hasLoss { judge.finish(&run, at: nil) }
  }

  /// Judges the trace as of a moment after its last entry, as if nothing followed.
  package mutating func finish(at now: Instant) {
    if !hasLoss { judge.finish(&run, at: now) }
  }

  /// Evaluates the event that the replay has just applied; makes its moment only if a detector
  /// needs it.
  private mutating func look(at event: Event) {
    let kind = event.kind
    let detectors = judge.take(event, kind, run.replayer, &run.history)
    guard detectors != 0 else { return }
    run.show(event, kind)
    judge.look(run, detectors)
  }

  /// Judges a run of the app as if the trace ended with it, before another one begins.
  @inline(__always)
  private mutating func endRun(before event: Event) {
    if event.record.is(.runBegan) { judge.endRun(&run, isWhole: !hasLoss) }
  }

  private mutating func applyOther(_ item: TraceItem) {
    _ = run.replayer.take(item)
    judge.pass(item, &run)
    if case .loss = item { hasLoss = true }
  }
}

// MARK: - For the modules of this package

extension Analysis {
  /// Makes an analysis that looks for some findings of a detector, whatever else is wrong.
  package init(_ detectors: [Detector], keeping isMeant: @escaping @Sendable (Finding) -> Bool) {
    run = Case(Replayer())
    judge = Judge(detectors, of: run, keeping: isMeant)
  }

  /// Applies an event without making its moment, unless a detector looks at it.
  package mutating func take(_ event: Event) {
    endRun(before: event)
    run.replayer.take(event)
    look(at: event)
  }

  /// Applies an entry of a log without making a moment; returns the event if it is one.
  package mutating func take(_ item: TraceItem) -> Event? {
    guard case .event(let event) = item else {
      applyOther(item)
      return nil
    }
    take(event)
    return event
  }

  /// The run has diverged from the log from here on: what UIKit logged no longer holds, and what is
  /// not reported may happen.
  package mutating func diverge() {
    run.history.logged.forget()
    run.replayer.expectNoReports()
  }

  /// Applies an entry that is no event, of a run that has diverged from the log: the facts of a
  /// checkpoint still hold, the conclusions do not.
  package mutating func passDiverged(_ item: TraceItem) {
    if case .checkpoint(let checkpoint) = item { _ = run.replayer.resume(facts: checkpoint.facts) }
    judge.pass(item, &run)
    guard case .loss = item else { return }
    _ = run.replayer.take(item)
    hasLoss = true
  }
}
