import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTestKit
import Testing

/// A finding, `why`, the page's moment and its stave say the same of one window at one event: the
/// orientations in which it is known to be, and how that is known.
///
/// How it is known is the same if it is observed by the same event, with the same prediction
/// instead; unchanged since the same event; or not observed. A finding then names a rule that
/// explains the mistake, `why` the rule that decided. A page has the word, a stave only whether it
/// was observed.
///
/// What a finding is based on may differ where it is about more than the interface then: see
/// ``Agreement/isAboutMore(_:)``. The orientations are the same even so.
struct AgreementTests {
  private static let recordings = [
    "./container", "./feed", "./previous-page", "./previous-page-cured",
    "findings/client-bug-logged", "findings/orientation-exception", "findings/turned-by-nobody",
    "findings/status-bar-on-26", "findings/status-bar-unavailable",
    "findings/lock-asked-in-time", "findings/lock-asked-too-early",
  ]

  @Test(arguments: Self.recordings)
  func `all say the same about a recording`(name: String) throws {
    let run = try ExampleRun(name)

    #expect(try Agreement(run.events).differences == [])
  }

  @Test func `why, the page and the stave are compared with each finding`() throws {
    #expect(try Agreement(ExampleRun("./previous-page").events).comparisonCount == 3)
  }

  @Test func `every recording of the project is among them`() throws {
    let files = try ["", "findings"].flatMap { folder in
      try Traces.names(in: folder).filter { $0.hasSuffix(".ndjson") }
    }

    #expect(files.count == Self.recordings.count)
  }

  @Test(arguments: ProjectScenarios.ids)
  func `all say the same about a scenario`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)

    #expect(try Agreement(ScenarioPlayer.play(scenario).events).differences == [])
    guard let recording = ScenarioRecording(scenario) else { return }
    #expect(try Agreement(recording.events).differences == [], "as a recording")
    let forwarding = try #require(
      ScenarioRecording(scenario, ScenarioRecording.Variant(forwards: true)))
    #expect(try Agreement(forwarding.events).differences == [], "as a recording that forwards")
  }
}
