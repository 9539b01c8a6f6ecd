import SwivelFindings
import SwivelReplay
import SwivelScenario

/// What the judge finds in a scenario.
struct Examination {
  let findings: [Finding]
  let run: ScenarioRun

  var ids: Set<Detector.ID> { Set(findings.map(\.id)) }

  init(_ scenario: Scenario, _ detectors: [Detector] = Detector.all) {
    var judge = Judge(detectors)
    run = ScenarioPlayer.play(scenario) { moment, replayer in judge.look(at: moment, replayer) }
    findings = judge.findings
  }
}
