import SwivelModel
import SwivelReplay
import SwivelQueries

@testable import SwivelReports

/// A scenario as an example in the documentation: what it is, and the timeline of its replay.
struct ExampleText {
  /// The lines, in Markdown, with an empty one at the end.
  let lines: [String]

  init(_ scenario: Scenario) {
    var moments: [(moment: Moment, situation: Situation)] = []
    let run = ScenarioPlayer.play(scenario) { moment, replayer in
      moments.append((moment, replayer.situation))
    }
    let timeline = moments.flatMap { moment, situation in
      Names(situation, run.vocabulary.names).lines(of: moment)
    }
    let device = DeviceWord.word(of: scenario.environment.device) ?? "another device"
    let environment = "iOS \(scenario.environment.ios), \(device)"
    lines =
      ["Example `\(scenario.id)`: \(scenario.title) (\(environment)).", "", "```"] + timeline
      + ["```", ""]
  }
}
