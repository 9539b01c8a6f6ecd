import SwivelFindings

extension ScenarioResult {
  /// Plays a scenario, runs the detectors, and compares the outcome with the expectations.
  package init(playing scenario: Scenario) {
    let run = ScenarioPlayer.play(scenario, detectors: Detector.all)
    var seen: Set<String> = []
    let findings = run.findings.map(\.id.rawValue).filter { seen.insert($0).inserted }
    self.init(scenario, run: run, findings: findings)
  }
}
