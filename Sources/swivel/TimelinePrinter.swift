import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTrace

/// Prints the moments of a replay within a time range.
///
/// It holds plain values, because accessing an option of a command takes longer than replaying an
/// event. Its output is buffered until ``flush()``.
struct TimelinePrinter {
  /// The last instant that is printed.
  let end: Instant
  private(set) var hasPrinted = false
  private let begin: Instant
  private let isJSON: Bool
  private var lines: LineWriter
  // The last event at which UIKit decided something.
  private var decided: UInt64?

  // Larger chunks do not fit in the fastest cache.
  private static let limit = 1 << 14

  init(from begin: Instant?, to end: Instant?, asJSON isJSON: Bool, _ clock: WallClock?) {
    (self.begin, self.end) = (begin ?? .start, end ?? .latest)
    self.isJSON = isJSON
    lines = LineWriter(NameTable())
    lines.clock = clock
  }

  /// Prints the moment of the event just replayed, with the names so far; an observation that
  /// contradicts the rules lists the rules that applied.
  mutating func print(
    _ event: Event, _ replayer: borrowing Replayer, _ names: NameTable,
    _ inPlay: RulesInPlay? = nil
  ) throws {
    defer { if replayer.rulings.contains(where: \.isDecision) { decided = event.sequence } }
    guard event.instant >= begin, event.instant <= end, replayer.isInTimeline(event) else { return }
    lines.table = names
    // The reader would copy a table that is still held when it adds the next name.
    defer { lines.table = NameTable() }
    try tell(replayer.moment(of: event), replayer, inPlay)
  }

  private mutating func tell(
    _ moment: borrowing Moment, _ replayer: borrowing Replayer, _ inPlay: RulesInPlay?
  ) throws {
    hasPrinted = true
    if isJSON {
      for record in TimelineRecord.records(
        of: moment, replayer.situation, lines.table, inPlay, decided: decided)
      {
        Console.print(json: record)
      }
      return
    }
    lines.write(moment, replayer.situation)
    if lines.text.count >= Self.limit { flush() }
    if let inPlay, let sighting = moment.sighting, !sighting.agrees {
      flush()
      Console.show(inPlay.line(for: sighting.window))
    }
  }

  /// Writes out the buffer.
  mutating func flush() {
    Console.show(bytes: lines.text)
    lines.text.removeAll(keepingCapacity: true)
  }
}
