import SwivelTestKit
import SwivelFindings
import SwivelScenario
import Testing

struct DetectorTests {
  @Test(arguments: Detector.all.map(\.id))
  func `a detector speaks on its loud example`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))
    let findings = Examination(try ProjectScenarios.named(detector.loudExample)).findings

    #expect(findings.contains { $0.id == id && $0.severity == detector.severity })
  }

  @Test(arguments: Detector.all.map(\.id))
  func `a detector is silent on its quiet example`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))

    #expect(!Examination(try ProjectScenarios.named(detector.quietExample)).ids.contains(id))
  }

  @Test(arguments: Detector.all.map(\.id))
  func `a detector speaks without the others as well, and for itself alone`(id: Detector.ID) throws
  {
    let detector = try #require(Detector.named(id))
    let scenario = try ProjectScenarios.named(detector.loudExample)

    #expect(Examination(scenario, [detector]).ids == [id])
  }

  @Test(arguments: Detector.all.map(\.id))
  func `a detector says what is wrong and what to do`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))

    #expect(!detector.summary.isEmpty && !detector.advice.isEmpty)
    #expect(detector.loudExample != detector.quietExample)
    #expect(id.rawValue.allSatisfy { $0 == "-" || $0.isLowercase })
  }

  @Test func `detectors are told apart by their ids`() {
    #expect(Set(Detector.all.map(\.id)).count == Detector.all.count)
    #expect(Detector.named("no-such-problem") == nil)
  }
}
