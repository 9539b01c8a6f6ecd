import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTrace

struct ReplayCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Reconstructs the interface orientation over time.",
    discussion: """
      Prints each rotation, and each point at which the interface could have rotated but kept its \
      orientation, along with the mask or rule that decided it. On a terminal, a plot above them \
      shows the whole run: how the device is held, what is allowed, what the interface shows, and \
      the pages.

      Example: swivel replay bug.swivel --from 10 --to 20
      """)

  @OptionGroup var input: TraceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Print only the state of the interface at this time.", valueName: "seconds"),
    transform: Seconds.init(argument:))
  var at: Seconds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Leave out what happened before this time.", valueName: "seconds"),
    transform: Seconds.init(argument:))
  var from: Seconds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Leave out what happened after this time.", valueName: "seconds"),
    transform: Seconds.init(argument:))
  var to: Seconds?

  @Flag(help: "Compare the observations with the rules; exit with 1 if they differ.")
  var verify = false

  @Flag(help: "Print one JSON object for each decision or observation.")
  var json = false

  @OptionGroup var times: TimeOption

  @OptionGroup var plotting: PlotOptions

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if plotting.plot == true, json || at != nil || input.file == "-" {
      throw ValidationError(
        "--plot requires a file, and cannot be combined with --json or --at")
    }
    if at != nil, from != nil || to != nil {
      throw ValidationError("--at cannot be combined with --from or --to")
    }
    if verify, input.mode == .salvage {
      throw ValidationError("--verify requires a whole trace; omit --mode salvage")
    }
    try times.requireText(json)
    if verify, at != nil { throw ValidationError("--verify cannot be combined with --at") }
    if let from, let to, from.first > to.last {
      throw ValidationError("--from is after --to")
    }
  }

  func run() throws {
    if plotting.isWanted, !json, at == nil, input.file != "-" {
      let plot = try plotting.plot(input.file, mode: input.mode, from: from?.first, to: to?.last)
      if !plot.isEmpty { Console.show(plot + [StyledLine("")]) }
    }
    let run = try TraceRun(input.file, mode: input.mode)
    let clock = try times.clock(input.file, run.reader.header)
    var replayer = try begin(run)
    if let at {
      if let end = try apply(run, to: &replayer, until: at.last), at.first > end { noteEnd(end) }
      try printState(at.first, replayer, run, clock)
    } else if verify {
      let audit = try printAudit(run, &replayer, clock)
      Console.message(audit.verdict)
      return try end(run, replayer, isNegative: audit.isNegative)
    } else {
      try printTimeline(run, &replayer, clock)
    }
    try end(run, replayer)
  }

  /// Applies the events until a time.
  ///
  /// - Returns: The time of the last one; `nil` if there are later ones.
  private func apply(
    _ run: TraceRun, to replayer: inout Replayer, until end: Instant
  ) throws -> Instant? {
    var last: Instant?
    while let item = try run.next() {
      if item.isBehind(end) { return nil }
      if case .event(let event) = item { last = event.instant }
      _ = replayer.apply(item)
    }
    return last
  }

  private func printTimeline(
    _ run: TraceRun, _ replayer: inout Replayer, _ clock: WallClock?
  ) throws {
    var printer = TimelinePrinter(from: from?.first, to: to?.last, asJSON: json, clock)
    defer { printer.flush() }
    while let part = try run.nextPart(upTo: printer.end) {
      switch part {
      case .events(let events):
        for event in events {
          if event.instant > printer.end { return }
          replayer.take(event)
          // Not in the printer: most events say nothing, and the call copies the replay.
          if replayer.isInTimeline(event) { try printer.print(event, replayer, run.reader.names) }
        }
      case .item(let item):
        if item.isBehind(printer.end) { return }
        if let event = replayer.take(item) {
          try printer.print(event, replayer, run.reader.names)
        }
      }
    }
    if from == nil, to == nil, !printer.hasPrinted { noteEmptiness() }
  }

  private func noteEnd(_ end: Instant) {
    Console.message("note: \(input.file): the trace ends at \(end.text)")
  }

  private func noteEmptiness() {
    let command = "swivel cat \(ShellWord.path(input.file))\(ShellWord.option(of: input.mode))"
    Console.message(
      "note: \(input.file): the trace has no window events; to list its events, run: \(command)")
  }

  /// Prints the requested range, and replays the whole trace, because the audit covers all of it.
  private func printAudit(
    _ run: TraceRun, _ replayer: inout Replayer, _ clock: WallClock?
  ) throws -> ReplayAudit {
    var printer = TimelinePrinter(from: from?.first, to: to?.last, asJSON: json, clock)
    defer { printer.flush() }
    var audit = ReplayAudit()
    while let item = try run.next() {
      if let event = audit.replay(item, &replayer) {
        try printer.print(event, replayer, run.reader.names, audit.rulesInPlay)
      }
    }
    return audit
  }

  private func end(_ run: TraceRun, _ replayer: Replayer, isNegative: Bool = false) throws {
    if let from, let end = run.reader.summary.last, from.first > end { noteEnd(end) }
    // Before the first window, the version may still follow.
    if at == nil || replayer.situation.facts.windows.main != nil {
      run.noteVersion(replayer.situation.facts.session)
    }
    run.sayLoss()
    try Program.end(isNegative ? .negative : run.ending)
  }

  /// Starts at the last checkpoint before the requested range.
  private func begin(_ run: TraceRun) throws -> Replayer {
    if verify {
      run.reader.deliverCheckpoints()
    } else if let first = at?.last ?? from?.first {
      return try run.replayer(before: .instant(first))
    }
    return Replayer()
  }

  private func printState(
    _ instant: Instant, _ replayer: Replayer, _ run: TraceRun, _ clock: WallClock?
  ) throws {
    let time = clock?.text(at: instant) ?? instant.text
    let windows = WindowRecord.all(of: replayer.situation, run.reader.vocabulary.names)
    if windows.isEmpty {
      Console.message("note: \(input.file): there is no window yet at \(instant.text)")
    }
    for window in windows {
      if json {
        Console.print(json: window)
      } else {
        Console.show("\(time)  \(window.text)")
      }
    }
  }
}

extension TraceItem {
  /// Whether it is an event after an instant.
  fileprivate func isBehind(_ end: Instant) -> Bool {
    if case .event(let event) = self { event.instant > end } else { false }
  }
}
