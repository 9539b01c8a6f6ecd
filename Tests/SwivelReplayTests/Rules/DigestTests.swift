import Foundation
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

  @Test func `the digest is that of the page of rules, in every process and on every machine`()
    throws
  {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/swivel/Swivel.docc/Rules.md")
    let digest = Rulebook.uikit.digest

    #expect(
      try String(contentsOf: page, encoding: .utf8).contains("the digest `\(digest)`"),
      """
      The rules have changed, and stored conclusions become void: write the page anew with \
      SWIVEL_RECORD=1. If the effect of a rule changed, and not its name, its place, its versions or \
      its triggers, raise `Rulebook.behaviourVersion` first.
      """)
  }
}
