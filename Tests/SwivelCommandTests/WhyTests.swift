import SwivelTestKit
import Testing

struct WhyTests {
  @Test func `a pop that stays names who was asked and what held`() throws {
    let outcome = try Program.run("why", Samples.turned, "--event", "28", "--json")

    #expect(outcome.code == 0)
    let record = try #require(outcome.objects.first)
    #expect(record["asked"] as? String == "MainTabController")
    #expect(record["consulted"] as? [String] == ["ArticleListController"])
    #expect(record["to"] as? [String] == ["landscapeRight"])
    #expect(record["allowed"] as? [String] == ["portrait"])
    #expect(record["heldBy"] as? String == "pop-stays")
    #expect(record["findings"] as? [String] == ["back-navigation-rotated"])
    #expect(record["basis"] as? String == "observed")
  }

  @Test func `a time leads to the last look, which a later sighting confirms`() throws {
    let outcome = try Program.run("why", Samples.turned, "--at", "20", "--json")

    let record = try #require(outcome.objects.first)
    #expect(record["seq"] as? Int == 28)
    #expect(record["basis"] as? String == "observed")
  }

  @Test(arguments: [
    (16, "observed", "portrait"), (19, "observed", "portrait"),
    (29, "observed", "landscapeRight"),
  ])
  func `an event at which nothing was seen or decided has what the next observation shows`(
    event: Int, basis: String, orientation: String
  ) throws {
    let outcome = try Program.run("why", Samples.turned, "--event", "\(event)")

    let first = try #require(outcome.lines.first)
    #expect(first.contains("main window is in \(orientation) "))
    #expect(first.hasSuffix("as of event \(event)"))
    #expect(outcome.lines.contains { $0.hasPrefix("  result") && $0.contains(basis) })
  }

  @Test func `a time as reports print it includes its event`() throws {
    let outcome = try Program.run("why", Samples.turned, "--at", "15.340", "--json")

    #expect(outcome.objects.first?["seq"] as? Int == 28)
  }

  @Test func `an exact time is taken at its word`() throws {
    let outcome = try Program.run("why", Samples.turned, "--at", "15.340861", "--json")

    #expect(outcome.objects.first?["seq"] as? Int == 25)
  }

  @Test func `what would have changed it is reported, and was tried`() throws {
    let outcome = try Program.run("why", Samples.container, "--event", "16")

    let words =
      "swivel whatif \(Samples.container) --set controller.MainTabController.forwards=selected"
    #expect(outcome.lines.last == "  try: \(words)")
    let tried = try Program.run(
      "whatif", Samples.container, "--set", "controller.MainTabController.forwards=selected",
      "--exit-zero", "--json")
    #expect(tried.output.contains("landscapeRight"))
  }

  @Test func `what rests on a disputed rule is offered with a request that does not`() throws {
    let lines = try Samples.text(of: Samples.turnedText).split(separator: "\n")
    let text = lines.filter { !$0.contains("\"forwarding\"") }.joined(separator: "\n")
    let own = text.replacing("\"customMask\"", with: "\"supported\"") + "\n"

    let (texts, records) = try withFolder { folder in
      let path = try folder.write(own.utf8, to: "a.ndjson")
      let words = ["why", path, "--event", "28"]
      return (try Program.run(words).lines, try Program.run(words + ["--json"]).objects)
    }

    let request = #"30:{"kind":"setDeviceOrientation","orientation":"portrait"}"#
    #expect(texts.dropLast().last?.hasPrefix("  try: swivel whatif ") == true)
    #expect(texts.dropLast().last?.hasSuffix(" --insert '\(request)'") == true)
    #expect(texts.last?.contains("depends on pop-asks-page (iOS 6+, disputed)") == true)
    let record = try #require(records.first)
    #expect(record["suggestedInsertions"] as? [String] == [request])
    #expect(record["suggestionDoubt"] as? String == "pop-asks-page")
    #expect((record["bases"] as? [Any])?.count == (record["findings"] as? [Any])?.count)
  }

  @Test func `what an observation contradicts is said to be predicted`() throws {
    let outcome = try Program.run(
      "why", "traces/findings/turned-by-nobody.ndjson", "--event", "10")

    let words = "✗ was predicted to stay in portrait, but was observed in landscapeRight"
    #expect(outcome.lines.first?.contains(words) == true)
  }

  @Test func `nothing is suggested where nothing helps`() throws {
    let arguments = ["why", "traces/findings/turned-by-nobody.ndjson", "--event", "11"]

    #expect(try #require(Program.run(arguments + ["--json"]).objects.first)["suggested"] == nil)
    #expect(
      try Program.run(arguments).output
        .hasSuffix("  no change to try: what caused it is not in the trace\n"))
  }

  @Test func `what nothing led to contradicts no rule`() throws {
    let trace = "Tests/SwivelFindingsTests/Sessions/broken-chain-without-a-device.ndjson"
    let result = try Program.run("why", trace, "--event", "16").lines.first {
      $0.hasPrefix("  result")
    }
    let found = try Program.run("check", trace, "--exit-zero").output

    #expect(result?.hasSuffix(": observed, and no recorded event explains it") == true)
    #expect(
      found.contains("(event 15); the rules lead to portrait, and no recorded event explains"))
  }

  @Test func `a state shows the decision before it`() throws {
    let outcome = try Program.run("why", Samples.turned, "--event", "29")

    let line = "  decided at event 28: swivel why \(Samples.turned) --event 28"
    #expect(outcome.lines.contains(line))
  }

  @Test(arguments: [
    ("scene-lock-outlives-its-page", 25, "lock-outlives-page"),
    ("side-read-and-requested", 21, "left-right-swapped"),
  ])
  func `the next command opens the moment of the problem`(
    session: String, event: Int, problem: String
  ) throws {
    let trace = "Tests/SwivelFindingsTests/Sessions/\(session).ndjson"
    let lines = try Program.run("check", trace, "--exit-zero").lines
    let next = lines.filter { $0.hasPrefix("  next ") }

    #expect(next.first?.hasSuffix(" --event \(event)") == true)
    let why = try Program.run("why", trace, "--event", "\(event)").lines
    #expect(why.contains { $0.hasPrefix("  \(problem): ") })
    #expect(
      why.last.map { $0.hasPrefix("  try: ") || $0.hasPrefix("  no change to try: ") } == true)
  }

  @Test func `an event that is not there is 2`() throws {
    let outcome = try Program.run("why", Samples.turned, "--event", "99")

    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("there is no event 99\n  help: to list the events, run: swivel cat"))
  }

  @Test func `an event before the first window is 2`() throws {
    let outcome = try Program.run("why", Samples.turned, "--event", "3")

    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there is no window yet at event 3"))
  }

  @Test func `the cure turns the page back`() throws {
    let outcome = try Program.run("why", Samples.cured, "--event", "28", "--json")

    let record = try #require(outcome.objects.first)
    #expect(record["to"] as? [String] == ["portrait"])
    #expect(record["findings"] as? [String] == [])
  }

  @Test func `a time is explained alike from a file and from a stream`() throws {
    for time in ["7.903", "15.5", "99"] {
      let file = try Program.run("why", Samples.turned, "--at", time)
      let stream = try Program.run(
        "why", "-", "--at", time, input: try Samples.text(of: Samples.turnedText))

      #expect(file.code == 0)
      // The standard input cannot be read again to try a change, or to explain another event.
      let isSame = zip(file.lines, stream.lines).map { $0.hasPrefix($1) }
      #expect(file.lines.count == stream.lines.count)
      #expect(!isSame.dropLast().contains(false))
      #expect(try #require(stream.lines.last).hasPrefix("  no change to try: "))
    }
  }
}
