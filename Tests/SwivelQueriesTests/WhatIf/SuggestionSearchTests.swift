import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

struct SuggestionSearchTests {
  /// The recording of a list that is shown rotated after going back, with containers that do not
  /// forward and a list that overrides its mask.
  private static func run(on system: String) throws -> Run {
    var run = try Run(example: "./previous-page")
    run.events = run.events.compactMap { event in
      var event = event
      switch event.kind {
      case .controller(.forwarding): return nil
      case .controller(.customMask(let page, let mask)):
        event.record = ControllerFact.supported(controller: page, mask: mask).record
      case .session(.systemVersion):
        event.record = SessionFact.systemVersion(version: SystemVersion(system) ?? .unknown).record
      default: break
      }
      return event
    }
    run.events = Renumbering.renumbered(run.events, in: run.vocabulary)
    return run
  }

  /// What is suggested for the pop of a run, with the findings about it or with others.
  private static func suggestion(
    for run: Run, _ change: ([Finding]) -> [Finding] = { $0 }
  ) throws -> Suggestion? {
    var replayer = Replayer()
    for event in run.events {
      let moment = replayer.apply(event)
      guard let ruling = moment.rulings.first(where: { $0.trigger == .pop }) else { continue }
      let found = run.findings.filter { $0.evidence.contains(event.sequence) }
      let search = SuggestionSearch(
        at: event.sequence, ruling, change(found), replayer.situation, run.vocabulary.names)
      let walk = { (look: (Event, Replayer) -> Void) in
        var replayer = Replayer()
        for event in run.events {
          _ = replayer.apply(event)
          look(event, replayer)
        }
      }
      let replay = { (changes: [Change], look: (ComparedRun.Step) -> Void) throws -> ComparedRun? in
        let comparison = ComparedRun(try run.plan(changes))
        for event in run.events { comparison.apply(.event(event), look) }
        comparison.finish(look)
        return comparison
      }
      var tried = SuggestionSearch.Tried()
      return try search.best(walk, replay, &tried)?.suggestion
    }
    Issue.record("nothing is popped")
    return nil
  }

  @Test(arguments: [
    ("12", ["setDeviceOrientation"]), ("15.5", ["setDeviceOrientation"]),
    ("16", ["needsUpdate", "geometryRequest"]), ("26", ["needsUpdate", "geometryRequest"]),
  ])
  func `a change that rests on a disputed rule comes with a request that does not`(
    system: String, requests: [String]
  ) throws {
    let run = try Self.run(on: system)
    let suggestion = try #require(try Self.suggestion(for: run))

    #expect(suggestion.doubt == .popAsksPage)
    #expect(suggestion.declarations.allSatisfy { $0.contains(".forwards=") })
    #expect(suggestion.insertions.count == requests.count)
    for (insertion, kind) in zip(suggestion.insertions, requests) {
      #expect(insertion.contains("\"kind\":\"\(kind)\""))
    }
    let comparison = try run.compared(with: suggestion.changes())
    #expect(
      comparison.findings.fixed.map(\.id)
        == ["back-navigation-rotated", "container-ignores-child"])
    #expect(comparison.findings.remaining.isEmpty)
    #expect(comparison.findings.fixed.allSatisfy { comparison.doubt(on: $0) == nil })
  }

  @Test func `a change that rests on a disputed rule alone is not suggested`() throws {
    let run = try Self.run(on: "15.5")

    // Without a finding nothing says what to request.
    #expect(try Self.suggestion(for: run) { _ in [] } == nil)
  }

  @Test func `nothing is suggested that leaves a finding`() throws {
    let run = try Self.run(on: "15.5")
    let others = try Run(example: "findings/turned-by-nobody").findings

    #expect(!others.isEmpty)
    #expect(try Self.suggestion(for: run) { $0 + others } == nil)
  }
}
