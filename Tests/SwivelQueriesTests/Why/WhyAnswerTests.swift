import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelTestKit
import Testing

struct WhyAnswerTests {
  /// What is found about the pop of a run whose list is seen in an orientation after it.
  private static func findings(seen orientation: InterfaceOrientation) throws -> [Detector.ID] {
    let run = try ExampleRun("./previous-page")
    let events = run.events.map { event in
      var event = event
      if event.sequence == 31 { event.record.replace(1, by: UInt32(orientation.rawValue)) }
      return event
    }
    let result = try WhySearch(KeptTrace(events)).event(28)
    guard case .found(let excerpt, let reachesEnd) = result else { return [] }
    let answer = WhyAnswer(excerpt, run.vocabulary, isWhole: reachesEnd)
    return answer.explanations.flatMap(\.findings).map(\.id)
  }

  @Test func `what a later sighting withdraws is not found any more`() throws {
    let turned = try Self.findings(seen: .landscapeRight)
    let upright = try Self.findings(seen: .portrait)

    #expect(turned == ["back-navigation-rotated"])
    #expect(!upright.contains("back-navigation-rotated"))
  }
}
