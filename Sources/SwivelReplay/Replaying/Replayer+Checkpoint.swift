public import SwivelModel

extension Replayer {
  /// What a ``Checkpoint`` stores of a replay: facts, conclusions, and the rulebook that drew them.
  public var checkpoint: (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    (situation.facts.archived, rulebook.digest, situation.interface.archived)
  }

  /// Goes on from where the replay of a checkpoint was, as if it had begun with the log's first
  /// event.
  ///
  /// - Returns: Whether it does. If not, nothing has changed: the facts cannot be read, or there
  ///   are no conclusions, or another rulebook drew them. Then only the events in front can tell.
  public mutating func resume(facts: [UInt8], conclusions: [UInt8], digest: UInt64) -> Bool {
    guard digest == rulebook.digest, let state = SceneState(archived: facts),
      let interface = InterfaceState(archived: conclusions)
    else { return false }
    resume(Situation(state, interface))
    return true
  }

  /// Goes on from the facts of a checkpoint, where events in front of it are missing.
  ///
  /// Nothing is concluded of any window until something is seen.
  ///
  /// - Returns: Whether it does. If not, nothing has changed: the facts cannot be read.
  public mutating func resume(facts: [UInt8]) -> Bool {
    guard let state = SceneState(archived: facts) else { return false }
    resume(Situation(state, InterfaceState(knowing: state)))
    return true
  }

  /// Takes the state of a checkpoint behind events that are missing: all of it, or else the facts.
  public mutating func restore(_ checkpoint: Checkpoint) {
    let isWhole = resume(
      facts: checkpoint.facts, conclusions: checkpoint.conclusions, digest: checkpoint.digest)
    if !isWhole { _ = resume(facts: checkpoint.facts) }
  }

  /// Takes in an entry of a log and says what it came to; `nil` for one that is no event.
  public mutating func apply(_ item: TraceItem) -> Moment? {
    take(item).map(moment)
  }

  /// Takes in an entry of a log; the event if it is one.
  package mutating func take(_ item: TraceItem) -> Event? {
    switch item {
    case .event(let event):
      take(event)
      return event
    case .checkpoint(let checkpoint): restore(checkpoint)
    case .loss: break
    }
    return nil
  }

  /// Takes in an entry of a log and says what it came to, and why; `nil` for one that is no event.
  public mutating func explain(_ item: TraceItem) -> (moment: Moment, reasons: [[Reason]])? {
    guard case .event(let event) = item else {
      _ = apply(item)
      return nil
    }
    return explain(event)
  }
}
