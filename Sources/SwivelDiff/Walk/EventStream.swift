package import SwivelModel

/// What a run gives away at once.
package enum RunPart: Sendable {
  /// Events that follow one another.
  case events(ContiguousArray<Event>)
  /// One entry.
  case item(TraceItem)
}

/// The entries of a run, one after another.
package protocol EventStream: AnyObject {
  /// The words that the entries so far need.
  var names: NameTable { get }

  /// Reads the next entries; `nil` at the end.
  func nextPart() throws -> RunPart?
}
