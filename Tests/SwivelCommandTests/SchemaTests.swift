import SwivelTestKit
import Testing

struct SchemaTests {
  private static let runs: [(schema: String, arguments: [String])] = [
    ("swivel.info/1", ["info", Samples.turned, "--json"]),
    ("swivel.replay/1", ["replay", Samples.turned, "--json"]),
    ("swivel.window/1", ["replay", Samples.turned, "--json", "--at", "10"]),
    ("swivel.why/1", ["why", Samples.turned, "--json", "--event", "28"]),
    ("swivel.finding/1", ["check", Samples.turned, "--json"]),
    ("swivel.finding/1", ["check", Samples.turned, "--format", "json"]),
    ("swivel.summary/1", ["summarize", Samples.turned, Samples.cured, "--json"]),
    ("swivel.whatif.cell/1", ["whatif", Samples.turned, "--json", "--matrix", "ios=12,26"]),
    (
      "swivel.whatif.minimized/1",
      ["whatif", Samples.turned, "--json", "--minimize", "back-navigation-rotated"]
    ),
    ("swivel.diff/1", ["diff", Samples.turned, Samples.cured, "--json"]),
    ("swivel.scenario.result/1", ["scenario", Samples.scenarios, "--json"]),
    ("swivel.detector/1", ["explain", "back-navigation-rotated", "--json"]),
    ("swivel.rule/1", ["explain", "pop-stays", "--json"]),
    ("swivel.kind/1", ["explain", "presentBegan", "--json"]),
  ]

  @Test(arguments: runs) func `every line of JSON names its schema`(
    schema: String, arguments: [String]
  ) throws {
    let outcome = try Program.run(arguments)

    #expect(!outcome.lines.isEmpty)
    #expect(outcome.objects.count == outcome.lines.count)
    #expect(outcome.objects.allSatisfy { $0["schema"] as? String == schema })
  }

  @Test func `a recording is summed up as JSON`() throws {
    try withFolder { (folder) throws in
      let outcome = try Program.run(
        "record", "-o", folder.path("a.swivel"), "--json",
        input: "launching\n{\"kind\":\"rotationLock\",\"on\":true}\n{\"kind\":\"rotationLok\"}\n")

      let summary = try #require(outcome.objects.first)
      #expect(summary["schema"] as? String == "swivel.record/1")
      #expect(summary["events"] as? Int == 1)
      #expect(summary["rejected"] as? Int == 1)
      #expect(summary["ignored"] as? Int == 1)
    }
  }

  @Test func `a list of all pages is one of objects`() throws {
    let outcome = try Program.run("explain", "--json")

    #expect(outcome.objects.count == outcome.lines.count)
    let schemas = Set(outcome.objects.compactMap { $0["schema"] as? String })
    #expect(schemas == ["swivel.detector/1", "swivel.kind/1", "swivel.rule/1"])
  }
}
