import SwivelTestKit
import Testing

struct WhatIfMinimizeTests {
  @Test func `what is left of a run is a log that shows the finding`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("small.swivel")
      let outcome = try Program.run(
        "whatif", Samples.turned, "--minimize", "back-navigation-rotated@ArticleListController",
        "-o", path)

      #expect(outcome.code == 0)
      let subject = "back-navigation-rotated"
      #expect(outcome.errors.contains("of 33 events are enough to reproduce \(subject)"))
      #expect(outcome.errors.contains("wrote \(path), and verified it"))
      #expect(try Program.run("cat", path).output == outcome.output)
      let check = try Program.run("check", path, "--json")
      #expect(check.objects.map { $0["id"] as? String } == ["back-navigation-rotated"])
      #expect(check.objects.map { $0["page"] as? String } == ["ArticleListController"])
      #expect(try Program.run("check", "-", input: outcome.output).code == 1)
    }
  }

  @Test func `what is used up before the end is reported`() throws {
    let outcome = try Program.run(
      "whatif", Samples.turned, "--json", "--minimize", "back-navigation-rotated", "--replays", "3")

    #expect(outcome.code == 0)
    #expect(outcome.objects.first?["minimal"] as? Bool == false)
    #expect(outcome.errors.contains("possibly not minimal: stopped after 3 replays"))
  }

  @Test(arguments: [
    ["--minimize", "empty-intersection"], ["--minimize", "back-navigation-rotated@Nobody"],
  ])
  func `a finding that is not there is 2`(options: [String]) throws {
    let outcome = try Program.run(["whatif", Samples.turned] + options)

    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains(
        "help: it has back-navigation-rotated@ArticleListController"))
  }
}
