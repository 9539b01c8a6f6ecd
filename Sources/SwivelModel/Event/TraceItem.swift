/// One entry of a log: an event, or the word that events are missing here.
public enum TraceItem: Hashable, Sendable {
  case event(Event)
  case loss(Loss)
}
