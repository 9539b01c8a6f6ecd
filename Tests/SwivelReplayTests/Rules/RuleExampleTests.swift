import SwivelTestKit
import SwivelModel
import SwivelReplay
import SwivelQueries
import Testing

/// Every rule has a scenario that shows it, and that comes out otherwise without it.
struct RuleExampleTests {
  @Test(arguments: RuleID.allCases)
  func `a rule's example is met`(rule: RuleID) throws {
    let play = Play(try ProjectScenarios.named(rule.rule.example))

    #expect(play.missed == [])
  }

  @Test(arguments: RuleID.allCases)
  func `a rule's example is taken for a platform and some trigger that the rule is for`(
    rule: RuleID
  ) throws {
    let scenario = try ProjectScenarios.named(rule.rule.example)
    let triggers = rule.rule.triggers ?? Set(Trigger.allCases)

    #expect(rule.rule.versions.contains(scenario.environment.ios))
    #expect(rule.rule.linked?.contains(scenario.environment.linkedSDK) ?? true)
    #expect(rule.rule.idiom.map { $0 == scenario.environment.device.idiom } ?? true)
    #expect(!triggers.isDisjoint(with: Play(scenario).triggers))
  }

  @Test(arguments: RuleID.allCases.filter { !Self.explaining.contains($0) })
  func `a rule's example is missed without the rule`(rule: RuleID) throws {
    let scenario = try ProjectScenarios.named(rule.rule.example)

    #expect(Play(scenario, .uikit.without(rule)).missed != [])
  }

  // These keep the interface where nothing else would turn it. They are there to be named as the
  // reason: by explanations, and by the findings on pages that come on screen rotated.
  private static let explaining: Set<RuleID> = [
    .flatDevice, .pushStays, .pushUndetermined, .popStays, .containmentStays,
    .needsUpdateAfterRequest, .mirroringHonorsMasks,
  ]

  @Test(arguments: [RuleID.flatDevice, .pushStays, .popStays, .containmentStays])
  func `a rule that only holds the interface is named for it, and none is unnamed`(
    rule: RuleID
  ) throws {
    let scenario = try ProjectScenarios.named(rule.rule.example)

    #expect(Play(scenario).held.contains(rule))
    #expect(!Play(scenario, .uikit.without(rule)).held.contains(rule))
  }

  @Test func `what no source states is left open, and would be determined without the rule`() throws
  {
    let push = try ProjectScenarios.named(RuleID.pushUndetermined.rule.example)
    let mirrored = try ProjectScenarios.named(RuleID.mirroringHonorsMasks.rule.example)
    let update = try ProjectScenarios.named(RuleID.needsUpdateAfterRequest.rule.example)

    #expect(Play(push).interface == [.portrait, .landscapeLeft, .landscapeRight])
    #expect(Play(push, .uikit.without(.pushUndetermined)).interface == .portrait)
    #expect(Play(mirrored).interface == [.portrait, .landscapeLeft, .landscapeRight])
    #expect(Play(mirrored, .uikit.without(.mirroringHonorsMasks)).interface == .portrait)
    #expect(Play(update).interface == [.portrait, .landscapeRight])
    #expect(Play(update, .uikit.without(.needsUpdateAfterRequest)).interface == .portrait)
  }
}
