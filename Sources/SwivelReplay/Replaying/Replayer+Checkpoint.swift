public import SwivelModel

extension Replayer {
  /// What a ``Checkpoint`` stores of a replay: facts, conclusions, and the rulebook's digest.
  public var checkpoint: (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    (situation.facts.archived, rulebook.digest, situation.interface.archived)
  }

  /// Resumes at a checkpoint, as if the replay had begun with the log's first event.
  ///
  /// - Returns: Whether it succeeded. On failure nothing has changed: the facts are unreadable, or
  ///   there are no conclusions, or another rulebook drew them. Then only the preceding events
  /// help.
  public mutating func resume(facts: [UInt8], conclusions: [UInt8], digest: UInt64) -> Bool {
    guard digest == rulebook.digest, let state = SceneState(archived: facts),
      let interface = InterfaceState(archived: conclusions)
    else { return false }
    resume(Situation(state, interface))
    return true
  }

  /// Resumes from the facts of a checkpoint when the preceding events are missing.
  ///
  /// Nothing is concluded about a window until it is observed.
  ///
  /// - Returns: Whether it succeeded. On failure nothing has changed: the facts are unreadable.
  public mutating func resume(facts: [UInt8]) -> Bool {
    guard let state = SceneState(archived: facts) else { return false }
    resume(Situation(state, InterfaceState(knowing: state)))
    return true
  }

  /// Restores a checkpoint after a gap: all of it if possible, otherwise the facts.
  public mutating func restore(_ checkpoint: Checkpoint) {
    let isWhole = resume(
      facts: checkpoint.facts, conclusions: checkpoint.conclusions, digest: checkpoint.digest)
    if !isWhole { _ = resume(facts: checkpoint.facts) }
  }

  /// Applies a log entry and returns its outcome; `nil` for one that is not an event.
  public mutating func apply(_ item: TraceItem) -> Moment? {
    take(item).map(moment)
  }

  /// Applies a log entry and returns its event, if it is one.
  package mutating func take(_ item: TraceItem) -> Event? {
    switch item {
    case .event(let event):
      take(event)
      return event
    case .checkpoint(let checkpoint): restore(checkpoint)
    // What was observed before says nothing about what comes after.
    case .loss: situation.interface.ledger = Ledger()
    }
    return nil
  }

  /// Applies a log entry and returns its outcome with the reasons; `nil` for one that is not an
  /// event.
  public mutating func explain(_ item: TraceItem) -> (moment: Moment, reasons: [[Reason]])? {
    guard case .event(let event) = item else {
      _ = apply(item)
      return nil
    }
    return explain(event)
  }
}

/// Tracks the facts and the replay's conclusions, so that a replay can resume at a checkpoint.
package struct ReplayCheckpoints: CheckpointSource {
  private var replayer: Replayer

  /// Continues a replay.
  package init(_ replayer: Replayer = Replayer()) {
    self.replayer = replayer
  }

  package mutating func apply(_ event: Event) {
    replayer.take(event)
  }

  package func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    replayer.checkpoint
  }
}
