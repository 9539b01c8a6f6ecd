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
  func `code for a lock of the app begins where it is removed`(system: UInt16) throws {
    let scenario = try ProjectScenarios.named("app-mask-outlives-the-page")
    let run = ScenarioPlayer.play(scenario, detectors: Detector.all)
    let finding = try #require(run.findings.first { $0.rules == [.appDelegate] })
    let blocks =
      Detector.named(finding.id)?.code(on: SystemVersion(system), because: finding.rules) ?? []
    let preview = CodeText.preview(blocks, of: finding)

    #expect(preview.contains { $0.contains("override func viewWillDisappear(") })
    #expect(preview.contains { $0.contains("lock(to: .portrait") })
  }

  /// For each piece of advice, a part of the lines that follow it.
  private static let remedies: [(id: Detector.ID, advice: Int, line: String)] = [
    ("back-navigation-rotated", 0, "setNeedsUpdateOfSupportedInterfaceOrientations()"),
    ("back-navigation-rotated", 1, "requestGeometryUpdate("),
    ("back-navigation-rotated", 2, "setNeedsUpdateOfSupportedInterfaceOrientations()"),
    ("back-navigation-rotated", 3, "topViewController?.supportedInterfaceOrientations"),
    ("back-navigation-rotated", 4, "UIDevice.current.setValue("),
    ("back-navigation-rotated", 5, "UIDevice.current.setValue("),
    ("back-navigation-rotated", 6, "topViewController?.supportedInterfaceOrientations"),
    ("dismissal-rotated", 0, "setNeedsUpdateOfSupportedInterfaceOrientations()"),
    ("dismissal-rotated", 1, "UIDevice.current.setValue("),
    ("dismissal-rotated", 2, "// No preferredInterfaceOrientationForPresentation"),
    ("dismissal-rotated", 3, "root?.setNeedsUpdateOfSupportedInterfaceOrientations()"),
    ("dismissal-rotated", 4, "requestGeometryUpdate("),
    ("dismissal-rotated", 5, "attemptRotationToDeviceOrientation()"),
    ("dismissal-rotated", 6, "topViewController?.supportedInterfaceOrientations"),
    ("dismissal-rotated", 7, "topViewController?.supportedInterfaceOrientations"),
    ("video-exit-rotated", 0, "setNeedsUpdateOfSupportedInterfaceOrientations()"),
    ("video-exit-rotated", 1, "isPlaying ? .allButUpsideDown : .portrait"),
    ("overlay-window-rotates", 0, "presentingViewController?.supportedInterfaceOrientations"),
    ("overlay-window-rotates", 1, "return page?.supportedInterfaceOrientations"),
    ("lock-outlives-page", 0, "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"),
    ("lock-outlives-page", 1, "lock(to: .portrait"),
    ("lock-outlives-page", 2, "lock(to: .portrait"),
    ("lock-outlives-page", 3, "lock(to: .portrait"),
    ("lock-outlives-page", 4, "lock(to: .portrait"),
    ("force-ineffective", 0, "columnCount = max"),
    ("force-ineffective", 1, "requestGeometryUpdate("),
    ("force-ineffective", 2, "requestGeometryUpdate("),
    ("force-ineffective", 3, ".allButUpsideDown"),
    ("force-ineffective", 5, ".setNeedsUpdateOfSupportedInterfaceOrientations()"),
    ("force-ineffective", 7, "requestGeometryUpdate("),
    ("force-ineffective", 8, "attemptRotationToDeviceOrientation()"),
    ("force-ineffective", 9, "attemptRotationToDeviceOrientation()"),
    ("force-ineffective", 10, "present(slides"), ("force-ineffective", 11, ".allButUpsideDown"),
    ("force-ineffective", 12, "lock(to:"), ("force-ineffective", 13, "present(slides"),
    ("request-refused", 4, "view.bounds.width"),
    ("request-refused", 5, "setNeedsUpdateOfSupportedInterfaceOrientations()"),
    ("request-refused", 7, ".allButUpsideDown"), ("request-refused", 8, ".allButUpsideDown"),
    ("sheet-mask-ignored", 0, ".fullScreen"), ("presenter-limits-mask", 0, ".fullScreen"),
    ("app-mask-limits-page", 0, ".allButUpsideDown"),
    ("app-mask-limits-page", 1, ".allButUpsideDown"),
    ("pushed-page-not-rotated", 0, ".allButUpsideDown"),
    ("pushed-page-not-rotated", 1, "requestGeometryUpdate("),
    ("pushed-page-not-rotated", 2, ".allButUpsideDown"),
    ("pushed-page-not-rotated", 3, "present(chart"), ("empty-intersection", 1, ".allButUpsideDown"),
    ("preferred-not-supported", 0, "preferredInterfaceOrientationForPresentation"),
    ("orientation-exception", 0, ".fullScreen"),
    ("orientation-exception", 1, "recorder?.answer("),
    ("forwarding-recursion", 0, "topViewController?.supportedInterfaceOrientations"),
    ("flat-misread", 0, "guard orientation.isValidInterfaceOrientation"),
    ("flat-misread", 1, "guard orientation.isValidInterfaceOrientation"),
    ("flat-misread", 2, "guard orientation.isValidInterfaceOrientation"),
    ("ipad-masks-not-consulted", 0, "prefersInterfaceOrientationLocked: Bool"),
    ("ipad-masks-not-consulted", 1, "prefersInterfaceOrientationLocked: Bool"),
    ("ipad-masks-not-consulted", 2, "<true/>"),
    ("autorotate-ignored", 0, "prefersInterfaceOrientationLocked: Bool"),
    ("autorotate-ignored", 1, "var supportedInterfaceOrientations:"),
    ("autorotate-ignored", 2, "var supportedInterfaceOrientations:"),
    ("autorotate-freezes", 0, "var supportedInterfaceOrientations:"),
    ("forced-needlessly", 0, "guard !mask.contains("),
    ("forced-needlessly", 1, "guard !mask.contains("),
    ("left-right-swapped", 0, "case .landscapeLeft: self = .landscapeRight"),
    ("left-right-swapped", 1, "setValue(orientation.rawValue"),
    ("rotation-bounce", 0, "preferredInterfaceOrientationForPresentation"),
    ("rotation-bounce", 3, "preferredInterfaceOrientationForPresentation"),
    ("turned-mid-gesture", 0, "pull?.isEnabled ="),
    ("turned-mid-gesture", 1, "interactivePopGestureRecognizer?.isEnabled"),
    ("stale-layout", 0, "view.bounds.width"),
    ("stale-layout", 2, "page.view.frame = finalFrame(for: page)"),
    ("stale-layout", 3, "view.addSubview(progress)"),
    ("transform-fakes-rotation", 0, ".allButUpsideDown"),
    ("transform-fakes-rotation", 1, "requestGeometryUpdate("),
    ("transform-fakes-rotation", 2, "present(diagram"),
    ("status-bar-unavailable", 0, "windowScene?.effectiveGeometry"),
    ("client-bug-logged", 0, "requestGeometryUpdate("),
    ("unexplained-rotation", 0, "recorder?.answer("),
    ("unexplained-rotation", 1, "recorder?.answer("),
  ]

  @Test(arguments: remedies)
  func `the lines that are printed contain the remedy`(
    id: Detector.ID, advice: Int, line: String
  ) throws {
    let blocks = try #require(Detector.named(id)).code(at: advice)
    let run = ScenarioPlayer.play(
      try ProjectScenarios.named("app-mask-outlives-the-page"), detectors: Detector.all)
    let preview = CodeText.preview(blocks, of: try #require(run.findings.first))

    #expect(preview.count <= 11)
    #expect(preview.contains { $0.contains(line) }, "\(preview.joined(separator: "\n"))")
  }

  @Test(arguments: Detector.all.map(\.id))
  func `a page states once what a SwiftUI app does`(id: Detector.ID) throws {
    let lines = DetectorPage(try #require(Detector.named(id))).text
    let hasCode = lines.contains { $0.hasPrefix("  code     SwiftUI") }

    #expect(lines.contains { $0.hasPrefix("  SwiftUI  use the UIKit code") } != hasCode)
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
    let parts = SARIFLog(report).json.split(separator: #""markdown":""#)

    #expect(parts.count == 2)
    #expect(parts.last?.contains(#"```swift\nimport UIKit\n"#) ?? false)
  }

  private static func trace(_ name: String) throws -> CheckReport.Trace {
    let run = ScenarioPlayer.play(try ProjectScenarios.named(name), detectors: Detector.all)
    return CheckReport.Trace(
      path: "\(name).swivel", Diagnosis.of(run.findings), run.vocabulary.names, fault: nil)
  }
}
