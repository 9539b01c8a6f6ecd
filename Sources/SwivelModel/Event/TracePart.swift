/// A batch of a trace's entries.
package enum TracePart: Sendable {
  /// Consecutive events.
  case events(ContiguousArray<Event>)
  /// One entry.
  case item(TraceItem)
}
