import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

struct DisputedRulesTests {
  private static let cure = [
    "controller.MainTabController.forwards=leaf",
    "controller.ArticleListController.supported=portrait",
  ]

  private static func compared(_ changes: [Change]) throws -> ComparedRun {
    try Run(example: "./previous-page").compared(with: changes)
  }

  @Test func `a finding that is fixed by a disputed rule only is in doubt`() throws {
    let comparison = try Self.compared(Self.cure.map { try .set($0) })
    let finding = try #require(comparison.findings.fixed.first)

    #expect(finding.id == "back-navigation-rotated")
    #expect(comparison.doubt(on: finding) == .popAsksPage)
    #expect(comparison.disputed.uses.map(\.rule) == [.popAsksPage])
  }

  @Test func `a finding that is fixed by other rules is in no doubt`() throws {
    let comparison = try Self.compared([.set("controller.ArticleListController.customMask=all")])
    let finding = try #require(comparison.findings.fixed.first)

    #expect(comparison.doubt(on: finding) == nil)
    #expect(comparison.disputed.uses.isEmpty)
  }

  @Test(arguments: [("portrait", nil), ("landscapeLeft", .popAsksPage)] as [(String, RuleID?)])
  func `a request of the app ends the doubt if it would turn the page back alone`(
    way: String, doubt: RuleID?
  ) throws {
    let request = "30:{\"kind\":\"setDeviceOrientation\",\"orientation\":\"\(way)\"}"
    let comparison = try Self.compared(
      Self.cure.map { try .set($0) } + [.insert(try ChangeReader.insertion(request))])
    let finding = try #require(comparison.findings.fixed.first)

    #expect(comparison.doubt(on: finding) == doubt)
    #expect(comparison.disputed.uses.map(\.rule) == [.popAsksPage])
  }

  @Test func `a turn by another rule ends the doubt`() throws {
    let window = WindowID(rawValue: 1)
    let mask =
      "29:{\"kind\":\"supported\",\"controller\":3,\"mask\":[\"portrait\",\"landscapeLeft\"]}"
    let back = "30:{\"kind\":\"setDeviceOrientation\",\"orientation\":\"landscapeRight\"}"
    let insertions = try [mask, back].map { Change.insert(try ChangeReader.insertion($0)) }
    let disputed = try Self.compared(Self.cure.map { try .set($0) } + insertions).disputed

    #expect(disputed.rule(at: 27, in: window) == nil)
    #expect(disputed.rule(at: 28, in: window) == .popAsksPage)
    #expect(disputed.rule(at: 28, in: WindowID(rawValue: 2)) == nil)
    #expect(disputed.rule(at: 40, in: window) == nil)
  }
}
