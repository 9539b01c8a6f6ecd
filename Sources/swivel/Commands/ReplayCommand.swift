import ArgumentParser
import SwivelLog
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

  @Argument(
    help: "A log, the directory of one, or a text; - for the standard input.", completion: .file())
  var file: String

  @OptionGroup var reading: ReadingOptions

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
    if verify, reading.mode == .salvage {
      throw ValidationError("--verify is about a whole trace, not about what is left of one")
    }
    if verify, at != nil { throw ValidationError("--verify is about all of a trace, not --at") }
    if let from, let to, from.first > to.last {
      throw ValidationError("--from lies behind --to")
    }
  }

  func run() throws {
    let run = try TraceRun(file, mode: reading.mode)
    var replayer = try begin(run)
    var audit = ReplayAudit()
    let end = at?.last ?? to?.last ?? .latest
    while let item = try run.next() {
      // What lies behind is not asked for; all of it has to be right to be verified.
      if case .event(let event) = item, event.instant > end, !verify { break }
      guard let moment = verify ? audit.replay(item, &replayer) : replayer.apply(item) else {
        continue
      }
      if at == nil, isWanted(moment.event.instant) {
        try print(moment, replayer, run, verify ? audit.rulesInPlay : nil)
      }
    }
    if at != nil { try printState(replayer, run) }
    if verify { Talk.say(audit.verdict) }
    run.noteMissingVersion(replayer.situation)
    let loss = run.reportLoss()
    try Program.end(verify && audit.isNegative ? 1 : loss)
  }

  /// Begins at the last checkpoint in front of what is asked for.
  private func begin(_ run: TraceRun) throws -> Replayer {
    if verify {
      run.reader.deliverCheckpoints()
    } else if let first = at?.last ?? from?.first {
      return try run.replayer(before: .instant(first))
    }
    return Replayer()
  }

  private func isWanted(_ instant: Instant) -> Bool {
    instant >= from?.first ?? .start && instant <= to?.last ?? .latest
  }

  private func print(
    _ moment: Moment, _ replayer: Replayer, _ run: TraceRun, _ inPlay: RulesInPlay?
  ) throws {
    guard !moment.rulings.isEmpty || moment.sighting != nil || moment.isMarker else { return }
    let names = run.reader.vocabulary.names
    if json {
      for record in TimelineRecord.records(of: moment, replayer.situation, names, inPlay) {
        Output.standard.print(try JSONLine.encode(record))
      }
    } else {
      let text = TimelineText(replayer.situation, names)
      Output.standard.write { text.write(moment, to: &$0) }
      if let inPlay, let sighting = moment.sighting, !sighting.agrees {
        Output.standard.print(inPlay.line(for: sighting.window))
      }
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
}

extension Moment {
  fileprivate var isMarker: Bool {
    if case .remark(.marker) = event.kind { true } else { false }
  }
}
