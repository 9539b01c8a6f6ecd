import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelScenario
import SwivelTestKit
import SwivelText

/// What the judge finds in a run.
struct Examination {
  let findings: [Finding]
  let events: [Event]

  var ids: Set<Detector.ID> { Set(findings.map(\.id)) }

  init(_ scenario: Scenario, _ detectors: [Detector] = Detector.all) {
    var judge = Judge(detectors)
    let run = ScenarioPlayer.play(scenario) { moment, replayer in
      judge.look(at: moment, replayer)
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

  /// An example of a detector's: a scenario, or a recording if there is a slash in its name.
  init(example: String, _ detectors: [Detector] = Detector.all) throws {
    guard example.contains("/") else {
      self.init(try ProjectScenarios.named(example), detectors)
      return
    }
    var (reader, events) = (EventTextReader(), [Event]())
    for line in try Traces.text(of: example + ".ndjson").split(separator: "\n") {
      if case .event(let event)? = try reader.read(line: ArraySlice(line.utf8)) {
        events.append(event)
      }
    }
    self.init(events, detectors)
  }
}
