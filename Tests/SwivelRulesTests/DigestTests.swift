import SwivelModel
import SwivelRules
import Testing

struct DigestTests {
  @Test func `every rulebook has a digest of its own`() {
    var digests: Set = [Rulebook.uikit.digest, Rulebook(rules: []).digest]
    for rule in RuleID.allCases {
      digests.insert(Rulebook.uikit.without(rule).digest)
      digests.insert(Rulebook(rules: RuleSet(rule)).digest)
    }

    #expect(digests.count == 2 + 2 * RuleID.allCases.count)
  }

  @Test func `a digest is the same whenever it is asked for`() {
    #expect(Rulebook.uikit.digest == Rulebook(rules: Rulebook.uikit.rules).digest)
  }
}
