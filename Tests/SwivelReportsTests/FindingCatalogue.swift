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
    var places: [String: String] = [:]
    let sections = Detector.all.flatMap { section($0, &places) }
    return (Self.head + sections).dropLast().joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# What apps do wrong", "",
    "Every kind of finding: what it is, why it happens, and what to do about it.", "",
    "## Overview", "",
    "`swivel check` finds these in a trace, and `swivel explain ID` describes one of them. An *error* terminates",
    "the app, a *warning* is visible to the user, a *note* is worth knowing. A *page* is a view controller that",
    "shows one screen of the app: a root, a presented controller, or one in a container. UIKit *asks* a",
    "controller by reading its `supportedInterfaceOrientations`, its *mask*. The example is a run with the",
    "finding, the counterexample a similar run without it; `swivel explain NAME` shows how to play either. The plot",
    "is the output of `swivel replay --plot`.", "",
    "Swivel's tests compile the code for UIKit, and run much of it. Use the names of your app's types instead. The",
    "versions before code are those that have what it uses: in an app with an earlier deployment target, call it in",
    "`if #available`, and mark overrides with `@available`.",
    "",
    "This guide is generated from the declarations in `Sources/SwivelFindings`; after a change, run",
    "`SWIVEL_RECORD=1 swift test --filter FindingCatalogueTests`.", "",
    "## Findings", "",
  ]

  /// The section of a finding; code that another one has is named by that one's id.
  private func section(_ detector: Detector, _ places: inout [String: String]) -> [String] {
    let page = DetectorPage(detector)
    var lines = [
      "### \(page.id)", "", "\(Self.sentence(page.summary)) *\(detector.severity.rawValue).*", "",
    ]
    lines += [detector.explanation, ""]
    for advice in page.advice {
      lines += [advice.sentence, ""]
      var references: Set<[String]> = []
      for block in advice.code {
        let code = Self.code(block, of: page.id, &places)
        if references.insert(code).inserted { lines += code }
      }
    }
    return lines + origins(page) + [
      "Counterexample `\(detector.quietExample)`: `\(DetectorPage.command(for: detector.quietExample))`.",
      "",
    ]
      + example(detector.loudExample)
  }

  /// What the finding rests on.
  private func origins(_ page: DetectorPage) -> [String] {
    var lines: [String] = []
    if !page.rules.isEmpty { lines += ["Rules: \(Self.list(page.rules)).", ""] }
    if !page.consequenceOf.isEmpty {
      lines += ["Possible causes: \(Self.list(page.consequenceOf)).", ""]
    }
    return lines + page.sources.map { "- \($0)" } + (page.sources.isEmpty ? [] : [""])
  }

  private static func code(
    _ block: CodeBlock, of id: String, _ places: inout [String: String]
  ) -> [String] {
    if let place = places[block.text] {
      return ["\(block.title): the code \(place == id ? "above" : "of `\(place)`").", ""]
    }
    places[block.text] = id
    return block.markdown
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
