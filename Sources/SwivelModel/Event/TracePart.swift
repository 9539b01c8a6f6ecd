/// What a trace gives away at once.
package enum TracePart: Sendable {
  /// Events that follow one another.
  case events(ContiguousArray<Event>)
  /// One entry.
  case item(TraceItem)
}
