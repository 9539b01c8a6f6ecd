/// One entry of a log: an event, the word that events are missing here, or the state at this place.
public enum TraceItem: Hashable, Sendable {
  case event(Event)
  case loss(Loss)
  /// Only where the state does not follow from the events in front: at the head of a log whose
  /// beginning is gone, and behind events that are missing.
  case checkpoint(Checkpoint)
}
