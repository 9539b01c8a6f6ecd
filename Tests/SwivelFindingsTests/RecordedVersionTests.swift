import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelTestKit
import Testing

/// What is found, and by which rules, on the version of iOS that a trace records.
struct RecordedVersionTests {
  private static let systems = [4, 5, 7, 9, 12, 13, 15, 16, 26].map { SystemVersion($0) }

  @Test(arguments: ProjectScenarios.all.map(\.id))
  func `only rules that hold on the recorded version are cited`(id: String) throws {
    let events = Examination(try ProjectScenarios.named(id)).events

    for system in Self.systems {
      let cited = Self.findings(in: events, on: system).flatMap(\.rules)
      #expect(cited.allSatisfy { $0.rule.versions.contains(system) }, "\(system): \(cited)")
    }
  }

  @Test(arguments: ProjectScenarios.all.map(\.id))
  func `without a version nothing is predicted, and no rule is cited`(id: String) throws {
    let events = Examination(try ProjectScenarios.named(id)).events

    for finding in Self.findings(in: events, on: nil) {
      #expect(finding.rules == [] && finding.basis.instead == nil)
      if case .predicted = finding.basis { Issue.record("\(finding.id) is predicted") }
    }
  }

  @Test func `a request of an older iOS is no finding without a version, which is missing`() {
    let request = Event.Kind.request(
      .setStatusBarOrientation(orientation: .landscapeRight, cause: nil))
    let seen = Event.Kind.observation(
      .interfaceOrientation(window: HandmadeRun.window, orientation: .portrait))
    let mask = Event.Kind.controller(
      .supported(controller: HandmadeRun.root, mask: HandmadeRun.wide))
    let run = { (version: UInt16) in
      HandmadeRun(version, [mask]).shown(in: .portrait, held: .portrait).adding(request, seen)
    }

    #expect(run(0).analysis(apart: nil).verdict == .unjudged([.version]))
    #expect(run(12).findings.map(\.rules) == [[.setStatusBarOrientation]])
    #expect(run(16).findings.map(\.rules) == [[]])
  }

  @Test func `an unexpected observation is no finding without a version`() {
    let seen = Event.Kind.observation(
      .interfaceOrientation(window: HandmadeRun.window, orientation: .landscapeRight))

    #expect(
      HandmadeRun(17).shown(in: .portrait, held: .portrait).adding(seen).ids(apart: nil)
        == ["unexplained-rotation"])
    #expect(
      HandmadeRun(0).shown(in: .portrait, held: .portrait).adding(seen).ids(apart: nil) == [])
  }

  private static func findings(in events: [Event], on system: SystemVersion?) -> [Finding] {
    let run = events.compactMap { event in
      guard case .session(.systemVersion) = event.kind else { return event }
      return system.map {
        Event(
          sequence: event.sequence, instant: event.instant, .session(.systemVersion(version: $0)))
      }
    }
    return Examination(run).findings
  }
}
