import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelReplay
import SwivelText

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a finding, a rule, a premise or a kind of event, or lists all of them.",
    discussion: """
      A finding is a likely problem in an app, a rule describes what UIKit does, a premise is \
      anything else that the replay assumes about UIKit, and an event is one line of a trace. An \
      example is a scenario: a run that swivel scenario plays.

      Example: swivel explain back-navigation-rotated --ios 17.2
      """)

  @Argument(
    help: ArgumentHelp(
      "The id of a finding, a rule, a premise or an example, or a kind of event; if omitted, all but examples are listed."
    ),
    completion: .list(Self.ids))
  var id: String?

  @Flag(help: "List the findings only.")
  var findings = false

  @Flag(help: "List the rules only.")
  var rules = false

  @Flag(help: "List the premises only.")
  var premises = false

  @Flag(help: "List the kinds of events only.")
  var events = false

  @Option(
    help: ArgumentHelp(
      "Print the advice and the code for this version of iOS only.", valueName: "version"))
  var ios: String?

  @Flag(help: "Print one JSON object for each entry.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  /// All ids that have a page.
  private static var ids: [String] {
    Detector.all.map(\.id.rawValue) + RuleID.allCases.map(\.description)
      + Premise.all.map(\.id.rawValue) + EventSchema.known.map(\.name)
      + ExampleScenario.all.map(\.id)
  }

  func validate() throws {
    if let ios {
      try ChangeOptions.usage(of: "--ios") { () throws(ChangeError) in
        _ = try ChangeReader.system(ios)
      }
    }
    guard let id else { return }
    guard !isLimited else {
      throw ValidationError(
        "--findings, --rules, --premises and --events cannot be combined with an id")
    }
    guard !Self.ids.contains(id) else { return }
    throw ValidationError(
      "unknown id \"\(Names.printable(id))\"\(hint(for: id, in: Self.ids)); "
        + "swivel explain lists all ids")
  }

  func run() throws {
    let lists = [
      (findings, Kind(findingsNamed: id, on: ios.flatMap { SystemVersion($0) })),
      (rules, Kind(rulesNamed: id)),
      (premises, Kind(premisesNamed: id)),
      (events, Kind(eventsNamed: id)),
    ]
    let chosen = lists.filter { $0.0 || !isLimited }.map(\.1)
    let example = id.flatMap(ExampleScenario.named)
    if json {
      for page in chosen.flatMap(\.pages) { Console.print(json: page) }
      if let example { Console.print(example.text) }
    } else if id != nil {
      let pages = try chosen.flatMap(\.pages).map(\.text) + [example?.page()].compactMap(\.self)
      for line in pages.joined(separator: [""]) { Console.show(line) }
    } else {
      let room = Console.output.width
      for (index, kind) in chosen.enumerated() {
        if index > 0 { Console.show("") }
        // A list of one kind is for programs as well.
        let list = PageList(kind.title, kind.pages.map { ($0.id, $0.entry) })
        Console.show(chosen.count > 1 ? list.sectionLines(room: room) : list.lines(room: room))
      }
    }
  }

  /// Whether some kinds of pages are left out.
  private var isLimited: Bool { findings || rules || premises || events }
}

/// The pages of one kind.
private struct Kind {
  let title: String
  let pages: [any ExplainedPage]

  init(findingsNamed id: String?, on system: SystemVersion?) {
    title = "findings: what apps do wrong"
    pages = Detector.all.filter { id == nil || $0.id.rawValue == id }.map {
      DetectorPage($0, on: system)
    }
  }

  init(rulesNamed id: String?) {
    title = "rules: what UIKit does"
    pages = RuleID.allCases.filter { id == nil || $0.description == id }.map { RulePage($0.rule) }
  }

  init(premisesNamed id: String?) {
    title = "premises: what else the replay assumes about UIKit"
    pages = Premise.all.filter { id == nil || $0.id.rawValue == id }.map { RulePage($0) }
  }

  init(eventsNamed id: String?) {
    title = "events: what a trace consists of"
    pages = EventSchema.known.filter { id == nil || $0.name == id }.map { KindPage($0) }
  }
}
