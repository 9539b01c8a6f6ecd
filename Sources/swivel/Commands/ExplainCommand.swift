import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelReplay
import SwivelText

struct ExplainCommand: TerminalCommand {
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
      "The id of a finding, a rule, a premise or an example, a kind of event, or a word of the glossary; if omitted, all but examples and words are listed."
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
    try require(
      !isLimited, "--findings, --rules, --premises and --events cannot be combined with an id")
    guard !Self.ids.contains(id), TermPage.named(id).isEmpty else { return }
    throw ValidationError(
      "unknown id \"\(Names.printable(id))\"\(hint(for: id, in: Self.ids)); "
        + "swivel explain lists all ids")
  }

  func run() throws {
    let chosen = kinds.filter { $0.isChosen || !isLimited }.map { kind in
      (title: kind.title, pages: kind.pages.filter { id == nil || $0.id == id })
    }
    let example = id.flatMap(ExampleScenario.named)
    let terms = terms.map { $0 as any ExplainedPage }
    if json {
      for page in chosen.flatMap(\.pages) + terms { Console.print(json: page) }
      if let example { Console.print(example.text) }
    } else if id != nil {
      let texts = (chosen.flatMap(\.pages) + terms).map(\.text)
      let pages = try texts + [example?.page()].compactMap(\.self)
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

  /// The terms of the glossary, for a word that is no id.
  private var terms: [TermPage] {
    id.map { Self.ids.contains($0) ? [] : TermPage.named($0) } ?? []
  }

  /// The pages by their kinds, and whether a kind was asked for.
  private var kinds: [(isChosen: Bool, title: String, pages: [any ExplainedPage])] {
    let system = ios.flatMap { SystemVersion($0) }
    return [
      (findings, "findings: what apps do wrong", Detector.all.map { DetectorPage($0, on: system) }),
      (rules, "rules: what UIKit does", RuleID.allCases.map { RulePage($0.rule) }),
      (
        premises, "premises: what else the replay assumes about UIKit",
        Premise.all.map { RulePage($0) }
      ),
      (events, "events: what a trace consists of", EventSchema.known.map { KindPage($0) }),
    ]
  }

  /// Whether some kinds of pages are left out.
  private var isLimited: Bool { findings || rules || premises || events }
}
