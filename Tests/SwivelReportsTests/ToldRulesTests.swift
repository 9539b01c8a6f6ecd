import SwivelFindings
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelReports

/// Which of the rules that bear on a finding are printed.
struct ToldRulesTests {
  private static func finding(_ id: Detector.ID) throws -> Finding {
    let detector = try #require(Detector.named(id))
    var analysis = Analysis()
    for event in try ExampleRun(detector.loudExample).events { analysis.apply(event) }
    analysis.finish()
    return try #require(analysis.findings.first { $0.id == id })
  }

  @Test func `of the rules on an unexplained orientation the deciding and two more are printed`()
    throws
  {
    let finding = try Self.finding("unexplained-rotation")

    #expect(finding.rules.count > 3)
    #expect(finding.toldRules == [.intersection, .controllerMask, .infoPlist])
  }

  @Test(arguments: ["container-ignores-child", "back-navigation-rotated"] as [Detector.ID])
  func `all rules of another finding are printed`(id: Detector.ID) throws {
    let finding = try Self.finding(id)

    #expect(finding.toldRules == finding.rules)
  }
}
