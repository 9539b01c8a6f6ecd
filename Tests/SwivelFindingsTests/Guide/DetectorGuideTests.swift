import Foundation
import SwivelModel
import SwivelQueries
import SwivelTestKit
import Testing

@testable import SwivelFindings

/// The guide to writing a detector does what it says.
struct DetectorGuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let guide = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/swivel/Swivel.docc/WriteADetector.md")

  /// What stands in the fences of a language.
  private static func blocks(_ language: String) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: guide), as: UTF8.self)
    return text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0]
    }
  }

  private static func loud() throws -> Scenario {
    let text = try #require(try blocks("json").first)
    return try #require(try ScenarioLoader.load([UInt8](text.utf8)).first)
  }

  /// The loud run with the steps of the quiet one.
  private static func quiet() throws -> Scenario {
    let blocks = try blocks("json").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    var scenario = try #require((blocks[0] as? [[String: Any]])?.first)
    scenario["steps"] = blocks[1]
    let text = try JSONSerialization.data(withJSONObject: [scenario])
    return try #require(try ScenarioLoader.load([UInt8](text)).first)
  }

  /// The expectations that the scenario does not meet.
  private static func failures(in scenario: Scenario) -> [String] {
    ScenarioResult(scenario, run: ScenarioPlayer.play(scenario), findings: []).failures.map(\.key)
  }

  @Test func `the detector of the guide is the one that is built`() throws {
    let source = Self.folder.appendingPathComponent("TurnedWhileAlertWaits.swift")
    let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
    let start = try #require(text.range(of: "extension Detector")?.lowerBound)
    let shown = try #require(try Self.blocks("swift").first)

    #expect(shown.hasSuffix(text[start...].dropLast()))
  }

  @Test func `it speaks on its loud run, and nobody else does`() throws {
    let scenario = try Self.loud()
    let found = Examination(scenario, Detector.all + [.turnedWhileAlertWaits]).findings

    #expect(Self.failures(in: scenario) == [])
    #expect(found.map(\.id) == ["turned-while-alert-waits"])
    #expect(found.first?.severity == .note)
    #expect(found.first?.orientation == .landscapeRight)
  }

  @Test func `it is tried on some events as the guide shows`() throws {
    let events = Examination(try Self.loud()).events

    var analysis = Analysis([.turnedWhileAlertWaits])
    for event in events { analysis.apply(event) }
    analysis.finish()
    print(analysis.findings)

    #expect(analysis.findings.map(\.id) == ["turned-while-alert-waits"])
  }

  @Test func `it is silent on its quiet run, in which the interface turns as well`() throws {
    let scenario = try Self.quiet()

    #expect(Self.failures(in: scenario) == [])
    #expect(Examination(scenario, [.turnedWhileAlertWaits]).findings == [])
  }

  @Test(arguments: ProjectScenarios.all.filter { $0.expectation.isClean == true }.map(\.id))
  func `it says nothing of a clean run`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)

    #expect(Examination(scenario, [.turnedWhileAlertWaits]).findings == [])
  }

  @Test func `every property that people fill in is in the guide's table`() throws {
    let text = String(decoding: try Data(contentsOf: Self.guide), as: UTF8.self)

    let labels = Mirror(reflecting: Detector.turnedWhileAlertWaits).children.compactMap(\.label)
    #expect(labels.count > 10)
    for label in labels { #expect(text.contains("`\(label)`")) }
  }
}
