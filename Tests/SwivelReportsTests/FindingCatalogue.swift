import SwivelFindings
import SwivelModel
import SwivelQueries

@testable import SwivelReports

/// The article of the documentation that describes every kind of finding, each with its example as
/// `check` reports it.
struct FindingCatalogue {
  private let scenarios: [String: Scenario]

  /// Makes the catalogue, with examples from among some scenarios.
  init(_ scenarios: [Scenario]) {
    self.scenarios = Dictionary(
      scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The article, in the Markdown of DocC.
  var text: String {
    let sections = Detector.all.flatMap(section)
    return (Self.head + sections).dropLast().joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# What apps do wrong", "",
    "Every kind of finding: what it is, why it happens, and what to do about it.", "",
    "## Overview", "",
    "`swivel check` finds these in a trace, and `swivel explain ID` describes one of them. An *error* terminates",
    "the app, a *warning* is visible to the user, a *note* is worth knowing. A *page* is the view controller",
    "whose screen the user sees: a window's root, a presented controller, or one in a container. UIKit *asks* a",
    "controller by reading its `supportedInterfaceOrientations`, its *mask*. The example is a run with the",
    "finding, the counterexample a similar run without it; both are in `traces`. The plot is the output of",
    "`swivel replay --plot`.", "",
    "This page is generated from the declarations in `Sources/SwivelFindings`; after a change, run",
    "`SWIVEL_RECORD=1 swift test --filter FindingCatalogueTests`.", "",
    "## Findings", "",
  ]

  private func section(_ detector: Detector) -> [String] {
    let page = DetectorPage(detector)
    let rules = page.rules.map { "`\($0)`" }.joined(separator: ", ")
    return [
      "### \(page.id)", "", "\(Self.sentence(page.summary)) *\(page.severity.rawValue).*", "",
    ]
      + [page.explanation, ""]
      + page.advice.map { "- \(Self.capitalized($0.conditions ?? "what to do")): \($0.text)" } + [
        ""
      ]
      + (rules.isEmpty ? [] : ["Rules: \(rules).", ""])
      + (page.consequenceOf.isEmpty
        ? [] : ["Possible causes: \(Self.list(page.consequenceOf)).", ""])
      + page.sources.map { "- \($0)" } + (page.sources.isEmpty ? [] : [""])
      + ["Counterexample: `\(page.quietExample)`.", ""] + example(page.loudExample)
  }

  private func example(_ name: String) -> [String] {
    guard let scenario = scenarios[name] else { return ["Example: `traces/\(name).ndjson`.", ""] }
    let run = ScenarioPlayer.play(scenario, detectors: Detector.all)
    let lines = Diagnosis.of(run.findings).flatMap {
      FindingText($0, trace: "\(name).swivel", run.vocabulary.names).lines
    }
    return ["Example `\(name)`: \(scenario.title).", "", "```"] + Self.plot(run, name) + [
      "```", "",
    ]
      + ["```"] + lines + ["```", ""]
  }

  /// The picture of a run, without the list of findings below it.
  private static func plot(_ run: ScenarioRun, _ name: String) -> ArraySlice<String> {
    var outline = RunOutline("\(name).swivel")
    for event in run.events { outline.apply(.event(event), run.vocabulary.names) }
    outline.finish(run.vocabulary.names, isWhole: true)
    return RunPlot(outline, width: 80, command: "").lines().map(\.text).prefix { !$0.isEmpty }
  }

  private static func list(_ ids: [String]) -> String {
    ids.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func sentence(_ text: String) -> String { capitalized(text) + "." }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
