import SwivelModel
import SwivelReplay
import Testing

struct RuleTests {
  @Test(arguments: RuleID.allCases)
  func `a rule says what it is, for which versions, and who says so`(id: RuleID) {
    let rule = id.rule

    #expect(rule.id == id)
    #expect(isSentence(rule.summary))
    #expect(rule.versions.first <= rule.versions.last ?? .max)
    #expect(rule.linked.map { $0.first <= $0.last ?? .max } ?? true)
    #expect(rule.triggers != [])
    #expect(rule.changed.map(isSentence) ?? true)
    #expect(!rule.sources.isEmpty && Set(rule.sources).count == rule.sources.count)
  }

  private func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && !text.contains("\n") && text.count <= 160
  }

  @Test func `a rule says for which devices and apps it is`() {
    #expect(RuleID.multitasking.rule.scope == "iOS 9+, iPad, SDK of iOS 9+")
    #expect(RuleID.popStays.rule.scope == "iOS 2+")
    #expect(RuleID.lockRotatesToPortrait.rule.scope == "iOS 2+, iPhone")
  }

  @Test func `the newest system is that of the newest rule`() {
    #expect(RuleID.allCases.map(\.rule.versions.first).max() == Rulebook.newestSystem.major)
    #expect(Rulebook.isBeyond(SystemVersion(28)) && !Rulebook.isBeyond(SystemVersion(27, 9)))
  }

  @Test(arguments: RuleID.allCases)
  func `a rule is found by its name`(id: RuleID) {
    let name = id.description

    #expect(RuleID(name: name) == id)
    #expect(name.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber })
    #expect(name.first?.isLowercase == true)
  }

  @Test func `a name that is no rule's finds none`() {
    #expect(RuleID(name: "no-such-rule") == nil)
    #expect(RuleID(name: "") == nil)
  }

  @Test func `rules fit the bits of a set, each by its own`() {
    #expect(RuleID.allCases.map(\.rawValue) == (0..<UInt8(RuleID.allCases.count)).map { $0 })
    #expect(RuleID.allCases.count <= RuleSet.capacity)
    #expect(RuleID.allCases.allSatisfy(Rulebook.uikit.rules.contains))
  }

  @Test(arguments: RuleID.allCases)
  func `a rulebook without a rule lacks that one alone`(id: RuleID) {
    let rest = Rulebook.uikit.without(id).rules

    #expect(!rest.contains(id))
    #expect(rest.union(RuleSet(id)) == Rulebook.uikit.rules)
  }

  @Test func `versions read as people write them, and hold from the first to the last`() {
    let versions = RuleID.shouldAutorotate.rule.versions

    #expect(versions.description == "iOS 6–15")
    #expect(RuleID.deviceMask.rule.versions.description == "iOS 2+")
    #expect(RuleID.dismissalKeepsOrientation.rule.versions.description == "iOS 8")
    #expect(
      [5, 6, 15, 16].map { versions.contains(SystemVersion($0)) } == [false, true, true, false])
    #expect(RuleID.appDelegate.rule.versions.contains(SystemVersion(99)))
  }

  @Test func `who is asked is settled before what is allowed, and that before what becomes of it`()
  {
    #expect(RuleID.keptPresenterAsked.rawValue < RuleID.controllerMask.rawValue)
    #expect(RuleID.videoPlayerExempt.rawValue > RuleID.appDelegate.rawValue)
    #expect(RuleID.intersection.rawValue > RuleID.multitasking.rawValue)
    #expect(RuleID.intersection.rawValue < RuleID.deviceTurn.rawValue)
    #expect(RuleID.gestureDefers.rawValue > RuleID.deviceTurn.rawValue)
    #expect(RuleID.emptyIntersection == RuleID.allCases.last)
  }
}
