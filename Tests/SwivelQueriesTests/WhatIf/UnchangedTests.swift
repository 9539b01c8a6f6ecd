import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

/// Without a change, a run is what it was.
struct UnchangedTests {
  @Test(arguments: ProjectScenarios.ids)
  func `nothing changes where nothing is changed`(id: String) throws {
    try Self.expectUnchanged(Run(scenario: id), by: [])
  }

  @Test(arguments: 0..<28 as Range<UInt64>)
  func `nothing changes where nothing is changed, whatever happens`(seed: UInt64) throws {
    try Self.expectUnchanged(Run(seed: seed, count: 1_500), by: [])
  }

  @Test func `what was so already changes nothing`() throws {
    var run = try Run(scenario: "prev-page-turned-after-back")
    let last = try #require(run.events.last)
    run.events.append(
      Event(
        sequence: last.sequence + 1, instant: last.instant,
        .observation(
          .interfaceOrientation(window: WindowID(rawValue: 0), orientation: .landscapeLeft))))
    let system = run.facts.session.system
    let plist = run.facts.app.plist.ordered.map { "\($0)" }.joined(separator: ",")

    try Self.expectUnchanged(
      run,
      by: [
        .set(try ChangeReader.system("\(system)")), .set("app.plist=\(plist)"),
        .set("app.mask=allButUpsideDown"), .set("device.rotationLock=false"),
      ])
  }

  private static func expectUnchanged(_ run: Run, by changes: [Change]) throws {
    let (changed, unchanged) = (try run.changed(by: changes), Run.replayed(run.events))

    #expect(changed.events == run.events)
    #expect(changed.rulings == unchanged.map(\.rulings))
    #expect(changed.findings == run.findings)
    #expect(changed.count(.kept) == run.events.count)
    #expect(!changed.counterfactual.hasChanged)
    let findings = try run.compared(with: changes).findings
    #expect(findings.kept == run.findings)
    #expect(findings.fixed.isEmpty && findings.new.isEmpty)
  }
}

extension Run {
  /// The facts in the end.
  var facts: SceneState {
    var state = SceneState()
    for event in events { state.apply(event) }
    return state
  }

  static func replayed(_ events: [Event]) -> [Moment] {
    var replayer = Replayer()
    return events.map { replayer.apply($0) }
  }
}
