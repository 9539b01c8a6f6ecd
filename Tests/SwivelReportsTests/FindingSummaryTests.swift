import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTestKit
import Testing

struct FindingSummaryTests {
  private static let lines = [
    "container-root-asked-not-child":
      "warning: nav's mask is used, and the mask of A has no effect [container-ignores-child]",
    "pagesheet-not-asked":
      "warning: M does not fill the window, so its mask has no effect [sheet-mask-ignored]",
    "app-lock-stays-for-the-next-page":
      "warning: an orientation that was forced or locked for one page stays after the page is gone "
      + "[lock-outlives-page]",
  ]

  @Test(arguments: lines) func `the first line names the page and what was asked instead`(
    scenario: String, line: String
  ) throws {
    let run = ScenarioPlayer.play(
      try ProjectScenarios.named(scenario), detectors: Detector.all)
    let text = Diagnosis.of(run.findings).map {
      FindingText($0, trace: "a.swivel", run.vocabulary.names).lines[0]
    }

    #expect(text.contains(line))
  }
}
