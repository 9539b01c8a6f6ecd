import Foundation
import SwivelFindings
import SwivelQueries
import SwivelTestKit
import Testing

struct DetectorTests {
  @Test(arguments: Detector.all.map(\.id))
  func `a detector speaks on its loud example`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))
    let findings = try Examination(example: detector.loudExample).findings

    #expect(findings.contains { $0.id == id && $0.severity == detector.severity })
  }

  @Test(arguments: Detector.all.map(\.id))
  func `a detector is silent on its quiet example`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))

    #expect(try !Examination(example: detector.quietExample).ids.contains(id))
  }

  @Test(arguments: Detector.all.map(\.id))
  func `a detector speaks without the others as well, and for itself alone`(id: Detector.ID) throws
  {
    let detector = try #require(Detector.named(id))

    #expect(try Examination(example: detector.loudExample, [detector]).ids == [id])
  }

  @Test(arguments: Detector.all.filter { !$0.loudExample.contains("/") }.map(\.id))
  func `without its detector a loud example is missed`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))
    let scenario = try ProjectScenarios.named(detector.loudExample)
    let others = Detector.all.filter { $0.id != id }

    #expect(Self.misses(scenario, Detector.all) == [])
    #expect(Self.misses(scenario, others) == [id])
  }

  @Test func `without its detector no one reports a rotation that nothing explains`() throws {
    let detector = try #require(Detector.named("unexplained-rotation"))
    let others = Detector.all.filter { $0.id != detector.id }

    #expect(try Examination(example: detector.loudExample, others).findings == [])
  }

  @Test(arguments: Detector.all.map(\.id))
  func `a detector says what is wrong, why it is so and what to do`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))

    #expect(!detector.summary.isEmpty && !detector.explanation.isEmpty && !detector.advice.isEmpty)
    #expect(detector.explanation.hasSuffix("."))
    #expect(detector.loudExample != detector.quietExample)
    #expect(id.rawValue.allSatisfy { $0 == "-" || $0.isLowercase })
  }

  @Test func `each file of a detector has the name of a listed one`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SwivelFindings/Detectors")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = Detector.all.map { $0.id.rawValue.filter { $0 != "-" } + ".swift" }

    #expect(files.map { $0.lowercased() }.sorted() == names.sorted())
  }

  @Test func `detectors are distinguished by their ids`() {
    #expect(Set(Detector.all.map(\.id)).count == Detector.all.count)
    #expect(Detector.named("no-such-problem") == nil)
  }

  /// The findings that a scenario expects and that are not there.
  private static func misses(_ scenario: Scenario, _ detectors: [Detector]) -> Set<Detector.ID> {
    Set((scenario.expectation.findings ?? []).map { Detector.ID(rawValue: $0) })
      .subtracting(Examination(scenario, detectors).ids)
  }
}
