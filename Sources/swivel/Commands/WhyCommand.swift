import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTrace

struct WhyCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract:
      """
      Explains one moment: which controllers UIKit asked, and which gate (device, app or \
      controller) decided.
      """,
    discussion: """
      Specify the moment with --at or --event. --at explains UIKit's last evaluation of the orientation at or before a time; --event \
      explains the decision at an event or, if there was none, the state after the event.

      Example: swivel why bug.swivel --at 12.431
      """)

  @OptionGroup var input: TraceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time since the start of the log.", valueName: "seconds"),
    transform: Seconds.init(argument:))
  var at: Seconds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of the event.", valueName: "number"), transform: Self.number)
  var event: UInt64?

  @Flag(help: "Print one JSON object for each window whose orientation UIKit evaluated.")
  var json = false

  @OptionGroup var times: TimeOption

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    try require(at == nil || event == nil, "--at and --event cannot be combined")
    try require(at != nil || event != nil, "specify a moment: --at SECONDS or --event NUMBER")
    try times.requireText(json)
  }

  func run() throws {
    let trace = WhyTrace(input.file, mode: input.mode)
    let search = WhySearch(trace)
    let result = try at.map { try search.lastLook(upTo: $0.last) } ?? search.event(event ?? 0)
    guard let run = trace.run else { return }
    guard case .found(let excerpt, let reachesEnd) = result else {
      throw Failure(input.file, missing, help: help)
    }
    let clock = try times.clock(input.file, run.reader.header)
    let answer = WhyAnswer(
      excerpt, run.reader.vocabulary, isWhole: reachesEnd && !run.hasLoss)
    guard !answer.explanations.isEmpty else {
      throw Failure(input.file, "there is no window yet at event \(excerpt.sequence)", help: help)
    }
    if reachesEnd, let at, let end = excerpt.lastInstant, at.first > end {
      Console.message("note: \(input.file): the trace ends at \(end.text)")
    }
    for explanation in answer.explanations {
      try print(explanation, of: answer, run.reader.vocabulary.names, clock)
    }
    run.sayLoss()
    try Program.end(run.ending)
  }

  private static func number(_ text: String) throws -> UInt64 {
    if let number = UInt64(text) { return number }
    throw ValidationError("expected the number of an event, 0 or greater, such as 28")
  }

  private func print(
    _ explanation: Explanation, of answer: WhyAnswer, _ names: NameTable, _ clock: WallClock?
  ) throws {
    // The suggestion is a command, which could not read the standard input again.
    let suggestion = input.file == "-" ? nil : try answer.cure(for: explanation)?.suggestion
    if json {
      let record = WhyRecord(
        explanation, answer.situation, names, suggestion, decided: answer.decided)
      return Console.print(json: record)
    }
    let text = WhyText(explanation, answer.situation, names)
    let room = Console.output.width
    Console.show(text.headline(clock, room: room) + text.gates(room: room))
    for line in text.details { Console.show(line) }
    // A state follows from the decision before it.
    if explanation.ruling.trigger == .inspection, let decided = answer.decided {
      Console.show("  decided at event \(decided)\(again(decided))")
    }
    for line in ending(explanation, suggestion) { Console.show(line) }
  }

  /// The change to try, or why there is none.
  private func ending(_ explanation: Explanation, _ suggestion: Suggestion?) -> [String] {
    if let suggestion {
      return ["  try: \(suggestion.command(input.file, mode: input.mode))"]
        + (suggestion.caution.map { ["       \($0)"] } ?? [])
    }
    let isStream = input.file == "-" && !explanation.findings.isEmpty
    let reason =
      isStream ? "the standard input cannot be read again" : explanation.obstacle
    return ["  no change to try: \(reason)"]
  }

  private func again(_ event: UInt64) -> String {
    guard input.file != "-" else { return "" }
    return ": \(ShellWord.why(ShellWord.trace(input.file, mode: input.mode), event: event))"
  }

  private var help: String {
    "to list the events, run: "
      + "swivel cat \(ShellWord.path(input.file))\(ShellWord.option(of: input.mode))"
  }

  private var missing: String {
    event.map { "there is no event \($0)" }
      ?? "UIKit had not evaluated the orientation by that time"
  }
}
