import ArgumentParser
import SwivelFindings
import SwivelReports
import SwivelReplay
import SwivelText

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Prints the page of a rule, a premise or a finding, or lists all.",
    discussion: "Example: swivel explain back-navigation-rotated")

  @Argument(help: "The id of a rule, a premise or a finding.", completion: .list(Self.ids))
  var id: String?

  @Flag(help: "Print one JSON object for each page.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  /// All ids that have a page.
  private static var ids: [String] {
    RuleID.allCases.map(\.description) + Detector.all.map(\.id.rawValue)
      + Premise.all.map(\.id.rawValue)
  }

  func validate() throws {
    guard let id, !Self.ids.contains(id) else { return }
    throw ValidationError(
      "no rule, premise or finding has the id \(Names.printable(id))\(hint(for: id, in: Self.ids)); "
        + "swivel explain lists all ids")
  }

  func run() throws {
    let rules = RuleID.allCases.filter { id == nil || $0.description == id }
    let detectors = Detector.all.filter { id == nil || $0.id.rawValue == id }
    let premises = Premise.all.filter { id == nil || $0.id.rawValue == id }
    for detector in detectors {
      let page = DetectorPage(detector)
      try print(page, page.text, summary: detector.summary, id: detector.id.rawValue)
    }
    for rule in rules {
      let page = RulePage(rule.rule)
      try print(page, page.text, summary: rule.rule.summary, id: rule.description)
    }
    for premise in premises {
      let page = RulePage(premise)
      try print(page, page.text, summary: premise.summary, id: premise.id.rawValue)
    }
  }

  /// Prints a full page for one id, and one line each for several.
  private func print(
    _ page: some Encodable, _ text: [String], summary: String, id: String
  ) throws {
    if json {
      try Console.print(json: page)
    } else if self.id == nil {
      let gap = String(repeating: " ", count: max(1, 32 - id.count))
      Console.print("\(id)\(gap)\(summary)")
    } else {
      for line in text { Console.show(line) }
    }
  }
}
