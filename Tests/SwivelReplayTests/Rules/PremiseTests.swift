import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import Testing

struct PremiseTests {
  @Test(arguments: Premise.all.map(\.id))
  func `a premise says what it is, for which versions, who says so, and where it is kept`(
    id: Premise.ID
  ) throws {
    let premise = try #require(Premise.named(id))

    #expect(isSentence(premise.summary))
    #expect(premise.changed.map(isSentence) ?? true)
    #expect(premise.versions.first <= premise.versions.last ?? .max)
    #expect(!premise.sources.isEmpty && Set(premise.sources).count == premise.sources.count)
    #expect(id.rawValue.allSatisfy { $0 == "-" || $0.isLowercase })
    #expect(Traces.exists("../Sources/" + premise.place))
  }

  @Test(arguments: Premise.all.map(\.id))
  func `a premise's example is met, on a platform that the premise is for`(
    id: Premise.ID
  ) throws {
    let premise = try #require(Premise.named(id))
    let scenario = try ProjectScenarios.named(premise.example)

    #expect(Play(scenario).missed == [])
    #expect(premise.versions.contains(scenario.environment.ios))
    #expect(premise.linked?.contains(scenario.environment.linkedSDK) ?? true)
  }

  @Test func `premises, rules and findings share no id`() {
    let ids =
      Premise.all.map(\.id.rawValue) + RuleID.allCases.map(\.description)
      + Detector.all.map(\.id.rawValue)

    #expect(Set(ids).count == ids.count)
    #expect(Premise.named("no-such-premise") == nil)
  }

  private func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && !text.contains("\n") && text.count <= 160
  }
}
