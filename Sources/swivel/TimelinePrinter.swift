import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTrace

/// Prints the moments of a replay that lie within a time.
///
/// It holds plain values: to look an option up in its command takes longer than to replay an event.
/// What it prints is there once ``flush()`` was called.
struct TimelinePrinter {
  /// The last instant that is printed.
  let end: Instant
  /// Whether anything was printed.
  private(set) var hasPrinted = false
  private let begin: Instant
  private let isJSON: Bool
  private var lines: LineWriter

  // Larger pieces leave the processor's nearest memory before they are written out.
  private static let limit = 1 << 14

  init(from begin: Instant?, to end: Instant?, asJSON isJSON: Bool) {
    (self.begin, self.end) = (begin ?? .start, end ?? .latest)
    self.isJSON = isJSON
    lines = LineWriter(NameTable())
  }

  /// Takes note of the names of what was read.
  mutating func update(_ names: NameTable) {
    lines.table = names
  }

  /// Prints what an event came to that was just taken in, and beside an observation that the rules
  /// did not allow for which were in play.
  mutating func print(
    _ event: Event, _ replayer: borrowing Replayer, _ inPlay: RulesInPlay? = nil
  ) throws {
    guard event.instant >= begin, event.instant <= end, replayer.tells(of: event) else { return }
    try tell(replayer.moment(of: event), replayer, inPlay)
  }

  private mutating func tell(
    _ moment: borrowing Moment, _ replayer: borrowing Replayer, _ inPlay: RulesInPlay?
  ) throws {
    hasPrinted = true
    if isJSON {
      for record in TimelineRecord.records(of: moment, replayer.situation, lines.table, inPlay) {
        try Console.print(json: record)
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

  /// Hands over what was written.
  mutating func flush() {
    Console.show(bytes: lines.text)
    lines.text.removeAll(keepingCapacity: true)
  }
}
