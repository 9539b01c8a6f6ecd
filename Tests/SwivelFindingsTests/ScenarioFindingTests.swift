import SwivelTestKit
import SwivelFindings
import SwivelModel
import SwivelQueries
import Testing

struct ScenarioFindingTests {
  @Test(arguments: Self.clean.map(\.id))
  func `nothing is found where the source finds nothing wrong`(id: String) throws {
    #expect(Examination(try ProjectScenarios.named(id)).findings == [])
  }

  @Test(arguments: Self.complained.map(\.id))
  func `what the source complains of is found`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)

    #expect(Self.expected(of: scenario).subtracting(Examination(scenario).ids) == [])
  }

  @Test(arguments: ProjectScenarios.ids)
  func `a finding rests on events that are there, the oldest first and its own last`(
    id: String
  ) throws {
    let examination = Examination(try ProjectScenarios.named(id))

    for finding in examination.findings {
      #expect(finding.evidence == Set(finding.evidence).sorted())
      #expect(finding.evidence.last == finding.sequence)
      #expect(finding.evidence.allSatisfy { $0 < UInt64(examination.events.count) })
      #expect(!finding.rules.isEmpty)
      #expect(finding.instant == examination.events[Int(finding.sequence)].instant)
    }
  }

  @Test func `a request that is held against the page that leaves is only refused`() throws {
    let examination = Examination(try ProjectScenarios.named("request-while-a-page-is-popped"))

    #expect(examination.ids == ["request-refused"])
  }

  private static let clean = ProjectScenarios.all.filter {
    $0.oracle != .none && $0.expectation.isClean == true
  }

  private static let complained = ProjectScenarios.all.filter {
    $0.oracle != .none && !expected(of: $0).isEmpty
  }

  private static func expected(of scenario: Scenario) -> Set<Detector.ID> {
    Set((scenario.expectation.findings ?? []).map { Detector.ID(rawValue: $0) })
  }
}
