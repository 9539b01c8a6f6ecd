/// One entry of a log: an event, a report of missing events, or the state at this position.
public enum TraceItem: Hashable, Sendable {
  case event(Event)
  case loss(Loss)
  /// Only where the state does not follow from the previous events: at the head of a log whose
  /// beginning was dropped, and after missing events.
  case checkpoint(Checkpoint)
}
