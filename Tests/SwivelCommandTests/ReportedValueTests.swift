import Foundation
import SwivelTestKit
import Testing

/// What the page about a trace shows is in the JSON of the other commands as well.
struct ReportedValueTests {
  private static func report() throws -> [String: Any] {
    try #require(try Program.run("report", Samples.turned, "--json").objects.first)
  }

  @Test func `a finding has its deciding event and the handle of its page`() throws {
    let reported = try #require(try Self.report()["findings"] as? [[String: Any]]).first
    let checked = try #require(try Program.run("check", Samples.turned, "--json").objects.first)
    let row = try #require(try Program.run("summarize", Samples.turned).objects.first)
    let summarized = (row["findings"] as? [[String: Any]])?.first

    #expect(reported?["decided"] as? Int == 28)
    #expect(checked["decided"] as? Int == 28)
    #expect(summarized?["decided"] as? Int == 28)
    #expect(checked["pageHandle"] as? Int == 3)
  }

  @Test func `a finding of a comparison has its deciding event, too`() throws {
    let diff = try #require(
      try Program.run("diff", Samples.cured, Samples.turned, "--json").objects.first)
    let found = (diff["findings"] as? [String: [[String: Any]]])?["new"]?.first
    let changed = try Program.run("whatif", Samples.turned, "--ios", "15.0", "--json").objects
      .compactMap { $0["finding"] as? [String: Any] }.first

    #expect(found?["decided"] as? Int == 28)
    #expect(changed?["decided"] as? Int == 28)
  }

  @Test func `a summary has the orientations that the stave shows`() throws {
    let row = try #require(try Program.run("summarize", Samples.turned).objects.first)

    // Nothing shows that the push at 4.2 s left the interface as it was.
    #expect(
      row["sparkline"] as? [[Int]] == [
        [24_006, 1, 1], [4_221_946, 1, 0], [7_903_415, 4, 1],
      ])
  }

  @Test func `why has the controllers of the moment`() throws {
    let record = try #require(
      try Program.run("why", Samples.turned, "--event", "29", "--json").objects.first)
    let tree = try #require(record["tree"] as? [[String: Any]])

    #expect(record["decided"] as? Int == 28)
    #expect(record["text"] as? String == "UINavigationController shows ArticleListController")
    #expect(tree.first?["name"] as? String == "main window" && tree.first?["depth"] as? Int == 0)
    #expect(tree.compactMap { $0["handle"] as? Int } == [1, 1, 2, 3])
    #expect(tree.last?["allowed"] as? [String] == ["portrait"])
    #expect(record["visibleHandle"] as? Int == 3 && record["askedHandle"] as? Int == 1)
  }

  @Test func `a line of a timeline has its event in words, and what decided before`() throws {
    let records = try Program.run("replay", Samples.turned, "--json").objects
    let pop = records.first { $0["seq"] as? Int == 28 }
    let seen = records.first { $0["seq"] as? Int == 31 }

    #expect(pop?["text"] as? String == "going back to ArticleListController")
    #expect(pop?["respondentHandle"] as? Int == 3 && pop?["name"] as? String == "main window")
    #expect(seen?["decided"] as? Int == 28)
  }
}
