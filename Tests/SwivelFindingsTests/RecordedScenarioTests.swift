import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelTestKit
import Testing

/// Each scenario as a recording, with what its source says was seen after each step, on its own
/// version and on others, and with containers that pass the question on.
struct RecordedScenarioTests {
  /// Findings of what was seen, whatever the rules of a version make of it.
  private static let ofSight: Set<Detector.ID> = [
    "back-navigation-rotated", "dismissal-rotated", "video-exit-rotated",
    "pushed-page-not-rotated", "autorotate-ignored", "lock-outlives-page",
    "launch-orientation-wrong", "force-ineffective",
  ]

  private static let ofSightOrUnexplained =
    ofSight.union(["unexplained-rotation", "rotation-bounce"])

  private static let systems: [SystemVersion?] =
    [nil] + [9, 12, 15, 16, 26].map { SystemVersion($0) }
  private static let variants = systems.flatMap { system in
    [false, true].map { ScenarioRecording.Variant(system: system, forwards: $0) }
  }

  private static let scored = ProjectScenarios.all.filter {
    $0.oracle != .none && ScenarioRecording($0) != nil
  }

  @Test(arguments: Self.scored.filter { !sightings(of: $0).isEmpty }.map(\.id))
  func `what its source complains of is found in what was seen`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)

    for variant in Self.variants {
      let recording = try #require(ScenarioRecording(scenario, variant))
      let found = Examination(recording.events).ids

      #expect(Self.sightings(of: scenario).subtracting(found) == [], "\(variant)")
    }
  }

  // Its status bar is set by hand, which has no effect from iOS 13 on; its page declines to rotate,
  // which has none from iOS 16 on.
  private static let ofOldSystems: Set<String> = [
    "page-that-allows-nothing-for-the-status-bar", "plain-root-and-a-presented-stack",
  ]
  // Its phone is mirrored, which has rules from iOS 27 on.
  private static let ofNewSystems: Set<String> = ["mirroring-is-portrait"]

  @Test(arguments: Self.scored.filter { $0.expectation.isClean == true }.map(\.id))
  func `nothing is found in what was seen where its source finds nothing wrong`(
    id: String
  ) throws {
    let scenario = try ProjectScenarios.named(id)

    for variant in Self.variants
    where variant.suits(scenario, old: Self.ofOldSystems, new: Self.ofNewSystems) {
      let recording = try #require(ScenarioRecording(scenario, variant))

      // What a rule of another version makes of the app is not what was seen of it.
      let found = Examination(recording.events).ids
      let told = variant.system == nil ? found : found.intersection(Self.ofSightOrUnexplained)
      #expect(told == [], "\(variant)")
    }
  }

  @Test(arguments: Self.scored.map(\.id))
  func `no sighting is accounted for twice`(id: String) throws {
    let recording = try #require(ScenarioRecording(try ProjectScenarios.named(id)))
    let findings = Examination(recording.events).findings
    let unexplained = findings.filter { $0.id == "unexplained-rotation" }

    for finding in unexplained {
      let others = findings.filter { $0.id != finding.id && $0.window == finding.window }
      #expect(!others.contains { $0.basis == finding.basis })
    }
  }

  @Test func `most scenarios that count say what was seen`() {
    let counted = ProjectScenarios.all.filter { $0.oracle != .none }

    #expect(Self.scored.count * 4 > counted.count * 3)
  }

  private static func sightings(of scenario: Scenario) -> Set<Detector.ID> {
    let named = (scenario.expectation.findings ?? []).map { Detector.ID(rawValue: $0) }
    return ofSight.intersection(named)
  }
}

extension ScenarioRecording.Variant {
  /// Whether a scenario can be played on the version of a variant.
  fileprivate func suits(_ scenario: Scenario, old: Set<String>, new: Set<String>) -> Bool {
    guard let system else { return true }
    return (!old.contains(scenario.id) || system.major < 13)
      && (!new.contains(scenario.id) || system.major >= 27)
  }
}
