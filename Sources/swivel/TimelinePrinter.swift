import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

/// Prints the moments of a replay that lie within a time.
///
/// It holds plain values: to look an option up in its command takes longer than to replay an event.
struct TimelinePrinter {
  /// The last instant that is printed.
  let end: Instant
  private let begin: Instant
  private let isJSON: Bool
  private let run: TraceRun

  init(_ run: TraceRun, from begin: Instant?, to end: Instant?, asJSON isJSON: Bool) {
    (self.run, self.isJSON) = (run, isJSON)
    (self.begin, self.end) = (begin ?? .start, end ?? .latest)
  }

  /// Prints a moment, and beside an observation that the rules did not allow for which were in play.
  func print(
    _ moment: borrowing Moment, _ replayer: borrowing Replayer, _ inPlay: RulesInPlay? = nil
  ) throws {
    let instant = moment.event.instant
    guard instant >= begin, instant <= end, moment.isTold else { return }
    let names = run.reader.names
    if isJSON {
      for record in TimelineRecord.records(of: moment, replayer.situation, names, inPlay) {
        Output.standard.print(try JSONLine.encode(record))
      }
      return
    }
    let text = TimelineText(replayer.situation, names)
    Output.standard.write { text.write(moment, to: &$0) }
    if let inPlay, let sighting = moment.sighting, !sighting.agrees {
      Output.standard.print(inPlay.line(for: sighting.window))
    }
  }
}

extension Moment {
  fileprivate var isTold: Bool { !rulings.isEmpty || sighting != nil || event.marker != nil }
}
