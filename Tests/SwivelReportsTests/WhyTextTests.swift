import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTestKit
import Testing

struct WhyTextTests {
  private static let unasked: [(scenario: String, words: String)] = [
    ("ipad-four-orientations-not-asked", "Info.plist lists all four orientations on an iPad"),
    ("resized-scene-asks-nobody", "the scene is resizable"),
    ("extension-is-not-asked", "an extension rotates with its host app"),
  ]

  @Test(arguments: unasked) func `the reason why UIKit asks no controller is given`(
    scenario: String, words: String
  ) throws {
    let run = try ExampleRun(scenario)
    var replayer = Replayer()
    var gates: [String] = []
    for event in run.events {
      let (moment, reasons) = replayer.explain(event)
      for (ruling, reasons) in zip(moment.rulings, reasons) where !ruling.masksCount {
        let explanation = Explanation(event, ruling, reasons, replayer.situation)
        let lines = WhyText(explanation, replayer.situation, run.vocabulary.names).lines
        gates += lines.filter { $0.drop { $0 == " " }.hasPrefix("app ") }
      }
    }

    #expect(
      !gates.isEmpty && gates.allSatisfy { $0.contains("\(words): UIKit asks no controller") })
  }
}
