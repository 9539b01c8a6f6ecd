import ArgumentParser
import SwivelFindings
import SwivelReports
import SwivelRules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Prints the page of a rule or a finding, or lists them all.",
    discussion: "Example: swivel explain back-navigation-rotated")

  @Argument(help: "The id of a rule or a finding.")
  var id: String?

  @Flag(help: "Print one JSON object for each page.")
  var json = false

  func run() throws {
    let rules = RuleID.allCases.filter { id == nil || $0.description == id }
    let detectors = Detector.all.filter { id == nil || $0.id.rawValue == id }
    guard !rules.isEmpty || !detectors.isEmpty else {
      throw Failure(
        id ?? "", "no rule or finding has this id", help: "swivel explain lists all ids")
    }
    for detector in detectors {
      let page = DetectorPage(detector)
      try print(page, page.text, summary: detector.summary, id: detector.id.rawValue)
    }
    for rule in rules {
      let page = RulePage(rule.rule)
      try print(page, page.text, summary: rule.rule.summary, id: rule.description)
    }
  }

  /// Prints a whole page for one id, and one line for each of many.
  private func print(
    _ page: some Encodable, _ text: [String], summary: String, id: String
  ) throws {
    if json {
      Output.standard.print(try JSONLine.encode(page))
    } else if self.id == nil {
      let gap = String(repeating: " ", count: max(1, 32 - id.count))
      Output.standard.print("\(id)\(gap)\(summary)")
    } else {
      for line in text { Output.standard.print(line) }
    }
  }
}
