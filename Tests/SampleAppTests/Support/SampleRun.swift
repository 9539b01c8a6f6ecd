import Foundation
import SampleApps
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import SwivelUIKit
import UIKit
import UIKitStage

/// A run of a sample app: as it was, as it was recorded, and as its scenario is played.
@MainActor
struct SampleRun {
  let truth: SampleLog
  let recorded: SampleLog
  let played: SampleLog
  /// With what UIKit ended the app.
  let exception: UIKitException?

  /// Runs a sample app, whose interface stays as it is at some steps, whatever the rules say.
  init(_ sample: Sample, keepingInterfaceAt words: [String] = []) throws {
    let scenario = try sample.scenario()
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("app.swivel")
    let recorder = try Recorder(path: path)
    let stage = Stage(scenario) { _ in sample.app(recorder, scenario.surroundings) }
    // The recorder looks by itself when the main queue is at rest, which it never is meanwhile.
    stage.play(
      mark: { text in
        stage.simulator.keepsInterface = words.contains(where: text.hasSuffix)
        recorder.mark(text)
      },
      rest: {
        recorder.recordChanges(); recorder.settle()
      })
    recorder.stopObserving()
    try recorder.finish()
    let simulator = stage.simulator
    exception = simulator.exception
    truth = SampleLog(simulator.events, simulator.vocabulary)
    recorded = try SampleLog(path)
    let run = ScenarioPlayer.play(scenario)
    played = SampleLog(run.events, run.vocabulary)
  }
}

/// What a log says of a run.
struct SampleLog {
  let events: [Event]
  /// What happened, step by step.
  let view: RunView
  /// What is found in it: the problem, and the page that it is about.
  let findings: Set<String>

  /// Which way the main window's interface was up in the end.
  var interface: InterfaceOrientationMask? {
    view.steps.last { !$0.interface.isEmpty }?.interface.last
  }

  init(_ events: [Event], _ vocabulary: Vocabulary) {
    self.events = events
    view = RunView(events, vocabulary.names)
    var analysis = Analysis()
    for event in events { analysis.apply(event) }
    analysis.finish()
    findings = Set(
      analysis.findings.map { finding in
        let page = finding.page?.name.flatMap { vocabulary.names[$0] } ?? "nobody"
        return "\(finding.id.rawValue): \(page)"
      })
  }

  init(_ path: String) throws {
    let reader = try LogReader(path: path)
    var events: [Event] = []
    while let section = try reader.nextSection() {
      if case .events = section { events += reader.events }
    }
    self.init(events, reader.vocabulary)
  }
}

extension Scenario {
  /// What the app can find out about what it runs on.
  var surroundings: Recorder.Surroundings {
    let words = app.infoPlist.map { orientation in
      "UIInterfaceOrientation" + orientation.word.prefix(1).uppercased()
        + orientation.word.dropFirst()
    }
    let identifier = environment.device.contains(.homeButton) ? "iPhone10,1" : "iPhone14,5"
    var information: [String: Any] = ["UISupportedInterfaceOrientations": words]
    if environment.lifecycle == .scene {
      information["UIApplicationSceneManifest"] = [String: Any]()
    }
    return Recorder.Surroundings(infoDictionary: information, deviceIdentifier: identifier)
  }
}
