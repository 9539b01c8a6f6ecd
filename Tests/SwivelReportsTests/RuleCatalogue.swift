import SwivelModel
import SwivelReplay
import SwivelQueries

@testable import SwivelReports

/// The article of the documentation that describes every rule and premise, each with its
/// example as it is played.
struct RuleCatalogue {
  private let scenarios: [String: Scenario]

  /// Makes the catalogue, with examples from among some scenarios.
  init(_ scenarios: [Scenario]) {
    self.scenarios = Dictionary(
      scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The article, in the Markdown of DocC.
  var text: String {
    let stages = RuleID.Stage.allCases.flatMap { stage in
      ["## \(Self.title(stage))", ""]
        + RuleID.allCases.filter { $0.stage == stage }.flatMap { section(RulePage($0.rule)) }
    }
    let premises = Premise.all.flatMap { section(RulePage($0)) }
    let lines = Self.head + stages + ["## Premises", ""] + Self.premises + premises
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# What UIKit does", "",
    "Every rule of the rulebook, in the order in which rules act, and the premises of the replay.",
    "", "## Overview", "",
    "`swivel explain ID` describes one of them. A rule is *documented* if Apple documents it, *reported* if",
    "developers reported it and no source contradicts it, otherwise *disputed*; JSON output has the word",
    "`observed` for reported. The example is a scenario in `traces/scenarios`, followed by its replay.",
    "",
    "This guide is generated from the declarations in `Sources/SwivelReplay`; after a change, run",
    "`SWIVEL_RECORD=1 swift test --filter RuleCatalogueTests`. A log can store conclusions; they",
    "are ignored unless they were made by the rulebook with the digest `\(Rulebook.uikit.digest)`.",
    "",
  ]

  private static let premises = [
    "Assumptions about UIKit that are built into the replay and do not act on a ruling.",
    "",
  ]

  private static func title(_ stage: RuleID.Stage) -> String {
    switch stage {
    case .asked: "Which controller UIKit asks"
    case .statusBar: "Which window the status bar follows"
    case .gates: "What is allowed"
    case .outcome: "Whether the interface rotates"
    case .errors: "What is an error"
    }
  }

  private func section(_ page: RulePage) -> [String] {
    ["### \(page.id)", "", "\(page.summary) *\(page.scope), \(page.confidenceText).*", ""]
      + (page.changed.map { ["History: \($0)", ""] } ?? [])
      + (page.triggers.map { ["Applies at: \($0.joined(separator: ", ")).", ""] } ?? [])
      + page.sources.map { "- \($0)" } + [""]
      + (scenarios[page.example].map { ExampleText($0).lines } ?? [])
  }
}
