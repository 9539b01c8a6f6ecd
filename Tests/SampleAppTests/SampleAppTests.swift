import SwivelFindings
import SwivelModel
import SwivelQueries
import Testing
import UIKitStage

/// Sample apps, run with a recorder, lead to the findings that are known from such apps.
@MainActor
struct SampleAppTests {
  @Test(arguments: Sample.all)
  func `a recorded run has exactly the findings of its scenario`(sample: Sample) throws {
    let run = try SampleRun(sample)
    let ids = Set(run.recorded.findings.map { $0.prefix { $0 != ":" } })
    let told = try sample.scenario().expectation.findings ?? []

    #expect(ids == Self.seen(Set(told.map { $0[...] })))
  }

  @Test(arguments: Sample.all)
  func
    `a recorded run has the findings of what really happened, and of the scenario as it is played`(
      sample: Sample
    ) throws
  {
    let run = try SampleRun(sample)

    #expect(run.recorded.findings == Self.seen(run.truth.findings))
    #expect(run.recorded.findings == Self.seen(run.played.findings))
  }

  /// Those that a recording of the interface shows: the look-alike plays no bounce.
  private static func seen<Text: StringProtocol>(_ findings: Set<Text>) -> Set<Text> {
    findings.filter { !$0.hasPrefix("rotation-bounce") }
  }

  @Test(arguments: Sample.all)
  func `a recorder sees what happened, step by step`(sample: Sample) throws {
    let run = try SampleRun(sample)

    #expect(run.recorded.view.steps.map(\.told) == run.truth.view.steps.map(\.told))
    #expect(run.recorded.view.steps.map(\.interface) == run.truth.view.steps.map(\.interface))
  }

  @Test(arguments: Sample.all)
  func `what happened is what the scenario says`(sample: Sample) throws {
    let run = try SampleRun(sample)

    #expect(run.truth.view.steps.map(\.told) == run.played.view.steps.map(\.told))
    for (seen, possible) in zip(run.truth.view.steps, run.played.view.steps) {
      #expect(seen.interface.last?.isSubset(of: possible.interface.last ?? .all) ?? true)
    }
    #expect(run.exception == nil)
  }

  @Test(arguments: Sample.all)
  func `an app answers what its scenario declares`(sample: Sample) throws {
    let truth = try SampleRun(sample).truth
    var declared: [ControllerID: Set<Event.Kind>] = [:]
    var answered: [ControllerID: Set<Event.Kind>] = [:]

    // What is declared follows the controller's description; what is answered otherwise comes
    // later.
    for (event, before) in zip(truth.events.dropFirst(), truth.events) {
      guard case .controller(let fact) = event.kind, let id = fact.maskOwner else { continue }
      if case .controller = before.kind {
        declared[id, default: []].insert(event.kind)
      } else {
        answered[id, default: []].insert(event.kind)
      }
    }
    #expect(answered == [:])
    #expect(!declared.isEmpty)
  }
}

extension ControllerFact {
  /// The controller whose answer the fact states, if it states one.
  fileprivate var maskOwner: ControllerID? {
    switch self {
    case .supported(let id, _), .customMask(let id, _), .preferred(let id, _),
      .shouldAutorotate(let id, _):
      id
    default: nil
    }
  }
}
