import SwivelQueries
import SwivelModel

/// Entries in memory, as often as they are wanted.
final class ListStream: EventStream {
  let names: NameTable
  private var events: ArraySlice<Event>

  init(_ events: [Event], _ names: NameTable) {
    (self.events, self.names) = (events[...], names)
  }

  func nextPart() -> TracePart? { events.popFirst().map { .item(.event($0)) } }
}

/// A run in memory.
struct Play {
  var events: [Event]
  var names: NameTable

  init(_ events: [Event], _ names: NameTable = NameTable()) {
    (self.events, self.names) = (events, names)
  }

  init(_ scenario: Scenario) {
    let run = ScenarioPlayer.play(scenario)
    self.init(run.events, run.vocabulary.names)
  }

  func tokens(ignoring ignored: Set<UInt8> = []) -> RunTokens {
    var tokens = RunTokens(ignoring: ignored)
    for event in events { tokens.append(.event(event), names: names) }
    return tokens
  }

  /// The answer of a diff with this run as the base.
  func compared(
    with head: Play, _ options: RunComparison.Options = RunComparison.Options()
  ) throws -> Comparison {
    let comparison = RunComparison(
      tokens(ignoring: options.ignored), head.tokens(ignoring: options.ignored), options)
    return try comparison.result(
      { ListStream(events, names) }, { ListStream(head.events, head.names) })
  }
}
