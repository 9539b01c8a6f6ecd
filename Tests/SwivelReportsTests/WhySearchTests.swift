import SwivelFindings
import SwivelModel
import SwivelReports
import SwivelTestKit
import Testing

struct WhySearchTests {
  /// What is found about the pop of a run whose list is seen in an orientation after it.
  private static func findings(seen orientation: InterfaceOrientation) throws -> [Detector.ID] {
    var search = WhySearch(at: nil, event: 28)
    for var event in try ExampleRun("./previous-page").events {
      if event.sequence == 31 { event.record.replace(1, by: UInt32(orientation.rawValue)) }
      search.look(at: .event(event))
    }
    search.finish()
    return try #require(search.answer).explanations.flatMap(\.findings).map(\.id)
  }

  @Test func `what a later sighting takes back is not found any more`() throws {
    let turned = try Self.findings(seen: .landscapeRight)
    let upright = try Self.findings(seen: .portrait)

    #expect(turned == ["back-navigation-rotated"])
    #expect(!upright.contains("back-navigation-rotated"))
  }
}
