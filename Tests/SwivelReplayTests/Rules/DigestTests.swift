import SwivelModel
import SwivelReplay
import Testing

struct DigestTests {
  @Test func `every rulebook has its own digest`() {
    var digests: Set = [Rulebook.uikit.digest, Rulebook(rules: []).digest]
    for rule in RuleID.allCases {
      digests.insert(Rulebook.uikit.without(rule).digest)
      digests.insert(Rulebook(rules: RuleSet(rule)).digest)
    }

    #expect(digests.count == 2 + 2 * RuleID.allCases.count)
  }

  @Test func `the digest is that of these rules, in every process and on every machine`() {
    let digest = Rulebook.uikit.digest

    #expect(
      digest == 6_260_614_663_645_413_715,
      """
      The rules are others, and stored conclusions have become void: put \(digest) here. If it is what \
      a rule does that changed, and not its name, its place, its versions or its triggers, raise \
      `Rulebook.behaviourVersion` first.
      """)
  }
}
