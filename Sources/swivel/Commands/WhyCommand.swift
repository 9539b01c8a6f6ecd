import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Explains one moment: who was asked, and which gate decided.",
    discussion: """
      With --at, the last time UIKit looked at the orientation up to then is explained; with --event, \
      that event, or the gates as they were after it.

      Example: swivel why bug.swivel --at 12.431
      """)

  @Argument(
    help: "A log, the directory of one, or a text; - for the standard input.", completion: .file())
  var file: String

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The time since the log began.", valueName: "seconds"))
  var at: Seconds?

  @Option(help: ArgumentHelp("The number of the event.", valueName: "number"))
  var event: UInt64?

  @Flag(help: "Print one JSON object for each window that was looked at.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard (at == nil) != (event == nil) else {
      throw ValidationError("name one moment, by --at SECONDS or by --event NUMBER")
    }
  }

  func run() throws {
    var run = try TraceRun(file, mode: reading.mode)
    var event = event
    // Found first and explained then: keeping every candidate would copy the state at each of them.
    // A stream cannot be read twice, and pays for it.
    if let at, file != "-" {
      var last = LastLook(upTo: at.last)
      try run.forEachItem { last.look(at: $0) }
      event = last.sequence
      run = try TraceRun(file, mode: reading.mode)
    }
    var search = WhySearch(at: event == nil ? at?.last : nil, event: event)
    try run.forEachItem { search.look(at: $0) }
    if !run.hasLoss { search.finish() }
    guard let answer = search.answer else {
      throw Failure(file, problem(search), help: help)
    }
    for explanation in answer.explanations {
      try print(explanation, answer.situation, run.reader.vocabulary.names)
    }
    run.sayLoss()
    try Program.end(run.ending)
  }

  private func print(
    _ explanation: Explanation, _ situation: Situation, _ names: NameTable
  ) throws {
    let trial = SuggestionTrial(file: file, mode: reading.mode)
    let suggestion = try trial.firstEffective(for: explanation, situation, names)
    if json {
      let record = WhyRecord(explanation, situation, names, suggestion)
      return try Console.print(json: record)
    }
    let text = WhyText(explanation, situation, names)
    for line in text.lines { Console.show(line) }
    if let suggestion {
      Console.show("  try: \(suggestion.command(file, mode: reading.mode))")
      if let caution = suggestion.caution { Console.show("       \(caution)") }
    }
  }

  private var help: String {
    "swivel cat \(ShellWord.path(file))\(ShellWord.option(of: reading.mode)) shows what there is"
  }

  private func problem(_ search: WhySearch) -> String {
    guard let event else { return "UIKit looks at nothing up to then" }
    return search.hasSeenEvent
      ? "there is no window yet at event \(event)" : "there is no event \(event)"
  }
}
