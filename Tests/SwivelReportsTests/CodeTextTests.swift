import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelReports

/// Where code is printed, and how much of it.
struct CodeTextTests {
  @Test func `code is printed with the first problem of its kind`() throws {
    var groups = FindingGroups()
    for name in ["container-root-asked-not-child", "page-in-a-tab-bar-is-not-asked"] {
      groups.add(try Self.trace(name))
    }
    let lines = groups.text.split(separator: "\n")

    #expect(lines.filter { $0.hasSuffix("[container-ignores-child]") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("  code  ") }.count == 1)
  }

  @Test func `other texts of a finding are without code`() throws {
    let run = ScenarioPlayer.play(
      try ProjectScenarios.named("container-root-asked-not-child"), detectors: Detector.all)
    let diagnosis = try #require(Diagnosis.of(run.findings).first)
    let lines = FindingText(diagnosis, trace: "a.swivel", run.vocabulary.names).lines

    #expect(!lines.contains { $0.hasPrefix("  code  ") })
  }

  @Test(arguments: [UInt16(12), 17])
  func `code for a lock of the app begins with the app delegate`(system: UInt16) throws {
    let scenario = try ProjectScenarios.named("app-mask-outlives-the-page")
    let run = ScenarioPlayer.play(scenario, detectors: Detector.all)
    let finding = try #require(run.findings.first { $0.rules == [.appDelegate] })
    let blocks =
      Detector.named(finding.id)?.code(on: SystemVersion(system), because: finding.rules) ?? []
    let preview = CodeText.preview(blocks, of: finding)

    #expect(preview.dropFirst().first?.contains("UIApplicationDelegate {") == true)
    #expect(preview.contains { $0.contains("supportedInterfaceOrientationsFor window") })
    #expect(preview.contains { $0.contains("{ Self.mask }") })
  }

  @Test func `Markdown has the code once, in full and by language`() throws {
    let trace = try Self.trace("container-root-asked-not-child")
    let report = CheckReport([trace, trace], version: "1", base: "/", isGrouped: false)
    let text = MarkdownReport(report).text()

    #expect(text.split(separator: "\n").filter { $0 == "```swift" }.count == 1)
    #expect(text.contains("final class PageStack: UINavigationController {\n"))
  }

  @Test func `the help of a rule has the code as Markdown`() throws {
    let report = CheckReport(
      [try Self.trace("container-root-asked-not-child")], version: "1", base: "/")
    let rule = try #require(SARIFLog(report).runs.first?.tool.driver.rules.first)

    #expect(rule.help.markdown?.contains("```swift\nimport UIKit\n") ?? false)
  }

  private static func trace(_ name: String) throws -> CheckReport.Trace {
    let run = ScenarioPlayer.play(try ProjectScenarios.named(name), detectors: Detector.all)
    return CheckReport.Trace(
      path: "\(name).swivel", Diagnosis.of(run.findings), run.vocabulary.names, fault: nil)
  }
}
