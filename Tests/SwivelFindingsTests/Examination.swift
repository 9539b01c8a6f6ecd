import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit

/// What is found in a run.
struct Examination {
  let findings: [Finding]
  let events: [Event]

  var ids: Set<Detector.ID> { Set(findings.map(\.id)) }

  init(_ scenario: Scenario, _ detectors: [Detector] = Detector.all) {
    let run = ScenarioPlayer.play(scenario, detectors: detectors)
    (findings, events) = (run.findings, run.events)
  }

  init(_ events: [Event], _ detectors: [Detector] = Detector.all) {
    var analysis = Analysis(detectors)
    for event in events { analysis.apply(event) }
    (findings, self.events) = (analysis.findings, events)
  }

  /// Facts by hand, a millisecond apart.
  init(_ kinds: [Event.Kind], _ detectors: [Detector] = Detector.all) {
    self.init(EventList.of(kinds), detectors)
  }

  /// An example of a detector's.
  init(example: String, _ detectors: [Detector] = Detector.all) throws {
    self.init(try ExampleRun(example).events, detectors)
  }
}
