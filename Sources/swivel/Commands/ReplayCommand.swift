import ArgumentParser
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Reconstructs the interface orientation over time.",
    discussion: """
      Prints each turn, and each time that something else was wanted and the interface stayed, with \
      who decided it.

      Example: swivel replay bug.swivel --from 10 --to 20
      """)

  @Argument(help: "A log or its text; - for the standard input.")
  var file: String

  @Option(help: "Print only what the interface is like at this time, in seconds.")
  var at: Seconds?

  @Option(help: "Leave out what happened before this time, in seconds.")
  var from: Seconds?

  @Option(help: "Leave out what happened after this time, in seconds.")
  var to: Seconds?

  @Flag(help: "Compare what was observed with what the rules say; 1 if they differ.")
  var verify = false

  @Flag(help: "Print one JSON object for each ruling or observation.")
  var json = false

  func validate() throws {
    if at != nil, from != nil || to != nil {
      throw ValidationError("--at tells of one time, and goes without --from and --to")
    }
    if let from, let to, from.first > to.last {
      throw ValidationError("--from lies behind --to")
    }
  }

  func run() throws {
    let run = try TraceRun(file)
    var replayer = Replayer()
    var (sightings, divergences) = (0, 0)
    try run.forEachEvent { event in
      if let at, event.instant > at.last { return }
      let moment = replayer.apply(event)
      if let sighting = moment.sighting {
        sightings += 1
        divergences += sighting.agrees ? 0 : 1
      }
      if at == nil, isWanted(event.instant) { try print(moment, replayer, run) }
    }
    if at != nil { try printState(replayer, run) }
    if verify { Talk.say(verdict(sightings, divergences)) }
    run.noteMissingVersion(replayer.situation)
    let loss = run.reportLoss()
    try Program.end(verify && divergences > 0 ? 1 : loss)
  }

  private func isWanted(_ instant: Instant) -> Bool {
    instant >= from?.first ?? .start && instant <= to?.last ?? .latest
  }

  private func print(_ moment: Moment, _ replayer: Replayer, _ run: TraceRun) throws {
    guard !moment.rulings.isEmpty || moment.sighting != nil || moment.isMarker else { return }
    let names = run.reader.vocabulary.names
    if json {
      for record in TimelineRecord.records(of: moment, replayer.situation, names) {
        Output.standard.print(try JSONLine.encode(record))
      }
    } else {
      let text = TimelineText(replayer.situation, names)
      for line in text.lines(of: moment) { Output.standard.print(line) }
    }
  }

  private func printState(_ replayer: Replayer, _ run: TraceRun) throws {
    let instant = at?.first ?? .start
    let windows = replayer.situation.windows(run.reader.vocabulary.names)
    if windows.isEmpty { Talk.say("note: \(file): there is no window yet at \(instant.text)") }
    for window in windows {
      if json {
        Output.standard.print(try JSONLine.encode(window))
      } else {
        Output.standard.print("\(instant.text)  \(window.text)")
      }
    }
  }

  private func verdict(_ sightings: Int, _ divergences: Int) -> String {
    let seen = sightings.counting("observation")
    return divergences == 0
      ? "\(seen), none against the rules"
      : "\(seen), \(divergences) against what the rules say"
  }
}

extension Moment {
  fileprivate var isMarker: Bool {
    if case .remark(.marker) = event.kind { true } else { false }
  }
}
