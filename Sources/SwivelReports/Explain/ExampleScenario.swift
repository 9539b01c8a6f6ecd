import SwivelFindings
import SwivelQueries
import SwivelReplay
package import SwivelText

/// A scenario that is the example of a finding, a rule or a premise, and is part of the program, so
/// that it can be played without the project's files.
package struct ExampleScenario: Sendable {
  package let id: String
  /// The scenario as a file of scenarios has it.
  package let text: String

  /// All of them; the tests keep them equal to the files.
  package static let all = lines.split(separator: "\n").compactMap { line -> Self? in
    let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
    return parts.count == 2 ? Self(id: parts[0], text: parts[1]) : nil
  }

  /// The ids that pages name as examples, without those of recordings.
  package static var namedIDs: Set<String> {
    let examples = Detector.all.flatMap { [$0.loudExample, $0.quietExample] }
    let others = RuleID.allCases.map(\.rule.example) + Premise.all.map(\.example)
    return Set(examples.filter { !$0.contains("/") } + others)
  }

  package static func named(_ id: String) -> Self? { all.first { $0.id == id } }

  /// The example as a file of scenarios.
  package var file: [UInt8] { Array("[\(text)]".utf8) }

  /// The commands that write its log and show it.
  package static func commands(for id: String) -> String {
    "swivel scenario \(id) -o logs && swivel replay logs/\(id).swivel"
  }

  /// What it is, line by line.
  ///
  /// - Throws: ``DocumentError`` for a text that is no scenario, which the tests rule out.
  package func page() throws(DocumentError) -> [String] {
    let scenarios = try ScenarioLoader.load(file)
    return ["\(id): a scenario (a run that swivel plays according to UIKit's rules)", ""]
      + scenarios.flatMap { ["  \($0.title)", "", "  source   \($0.source)"] }
      + uses.map { "  example  of \($0)" } + ["  next     \(Self.commands(for: id))"]
  }

  private var uses: [String] {
    Detector.all.filter { $0.loudExample == id }.map { "a run with \($0.id.rawValue)" }
      + Detector.all.filter { $0.quietExample == id }.map {
        "a run without \($0.id.rawValue)"
      }
      + RuleID.allCases.filter { $0.rule.example == id }.map { "the rule \($0)" }
      + Premise.all.filter { $0.example == id }.map { "the premise \($0.id.rawValue)" }
  }
}
