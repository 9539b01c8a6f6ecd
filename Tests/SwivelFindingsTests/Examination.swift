import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit

/// What the judge finds in a run.
struct Examination {
  let findings: [Finding]
  let events: [Event]

  var ids: Set<Detector.ID> { Set(findings.map(\.id)) }

  init(_ scenario: Scenario, _ detectors: [Detector] = Detector.all) {
    var judge = Judge(detectors)
    let run = ScenarioPlayer.play(scenario) { moment, replayer in
      judge.look(at: moment, replayer)
    } finish: {
      judge.finish($0)
    }
    (findings, events) = (judge.findings, run.events)
  }

  init(_ events: [Event], _ detectors: [Detector] = Detector.all) {
    var (judge, replayer) = (Judge(detectors), Replayer())
    for event in events { judge.look(at: replayer.apply(event), replayer) }
    (findings, self.events) = (judge.findings, events)
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
