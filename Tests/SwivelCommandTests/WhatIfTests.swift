import SwivelTestKit
import Testing

struct WhatIfTests {
  /// What the pages and containers of the cured app declare.
  static let cure = [
    "--set", "controller.MainTabController.forwards=leaf",
    "--set", "controller.ArticleListController.supported=portrait",
  ]

  private static let locked = """
    {"kind":"systemVersion","version":"17.4"}
    {"kind":"controller","controller":1,"type":"plain","name":"Page"}
    {"kind":"windowAdded","window":1,"scene":1,"level":0}
    {"kind":"rootChanged","window":1,"controller":1}
    {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}
    {"kind":"rotationLock","on":true}
    {"kind":"deviceTurned","to":"landscapeLeft"}
    """

  @Test func `the cure fixes what is found, and nothing else is`() throws {
    let outcome = try Program.run(["whatif", Samples.turned] + Self.cure)

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("fixed  back-navigation-rotated: going back shows"))
    #expect(outcome.output.contains("landscapeRight → portrait"))
    #expect(
      outcome.errors.hasSuffix(
        "1 finding fixed (1 only if a disputed rule applies), 0 remaining, 0 new\n"))
    #expect(outcome.errors.contains("ignored 3 observations recorded after the change took effect"))
  }

  @Test func `what is alike is counted, and shown if all is wanted`() throws {
    let beginning = try Samples.text(of: Samples.turnedText).split(separator: "\n").prefix(21)
    let text = beginning.joined(separator: "\n") + "\n" + Streams.turns(60, from: 20, at: 200_000)

    let short = try Program.run("whatif", "-", "--drop", "50", input: text)
    let full = try Program.run("whatif", "-", "--drop", "50", "--full", input: text)

    #expect(short.lines.filter { $0.contains("⋮") }.count == 2)
    #expect(short.lines.count < 14)
    #expect(!full.output.contains("⋮"))
    #expect(full.lines.count > 30)
    for line in short.lines where !line.contains("⋮") { #expect(full.lines.contains(line)) }
  }

  @Test func `half a cure is none, and 1`() throws {
    let outcome = try Program.run(
      "whatif", Samples.turned, "--set", "controller.MainTabController.forwards=leaf")

    #expect(outcome.code == 1)
    #expect(outcome.errors.hasSuffix("0 findings fixed, 1 remaining, 0 new\n"))
  }

  @Test func `nothing changes without a change, and findings stay 1`() throws {
    let outcome = try Program.run("whatif", Samples.turned)

    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("  no rotation changed ("))
    #expect(outcome.errors == "0 findings fixed, 1 remaining, 0 new\n")
    #expect(try Program.run("whatif", Samples.turned, "--exit-zero").code == 0)
    #expect(try Program.run("whatif", Samples.turned, "--fail-on", "error").code == 0)
    #expect(try Program.run("whatif", Samples.cured).code == 0)
  }

  @Test func `objects report each event, each finding and all together`() throws {
    let outcome = try Program.run(["whatif", Samples.turned, "--json"] + Self.cure)

    let schemas = outcome.objects.compactMap { $0["schema"] as? String }
    #expect(schemas.count == outcome.lines.count)
    #expect(schemas.last == "swivel.whatif/1")
    #expect(schemas.filter { $0 == "swivel.whatif.finding/1" }.count == 1)
    let pop = try #require(outcome.objects.first { $0["seq"] as? Int == 28 })
    #expect(pop["schema"] as? String == "swivel.whatif.moment/1")
    #expect(pop["differs"] as? Bool == true)
    let last = try #require(outcome.objects.last)
    #expect(last["fixed"] as? Int == 1)
    #expect(last["fixedByDisputedRules"] as? Int == 1)
    let finding = outcome.objects.first { $0["schema"] as? String == "swivel.whatif.finding/1" }
    #expect(finding?["disputed"] as? String == "pop-asks-page")
    #expect(last["observationsLeftOut"] as? Int == 3)
    let changes = try #require(last["changes"] as? [[String: Any]])
    #expect(changes.first?["was"] as? String == "leafCustom")
  }

  @Test func `a trace from standard input is the same`() throws {
    let text = try Samples.text(of: Samples.turnedText)

    let (piped, named) = (
      try Program.run(["whatif", "-"] + Self.cure, input: text),
      try Program.run(["whatif", Samples.turnedText] + Self.cure)
    )

    #expect(piped.output == named.output)
    #expect(piped.code == named.code)
  }

  @Test func `events are inserted before recorded ones, in the order of the command line`() throws {
    let mark = { (name: String) in #"{"kind":"marker","name":"\#(name)"}"# }
    try withFolder { folder in
      let log = folder.path("changed.swivel")
      let outcome = try Program.run(
        "whatif", Samples.turned, "-o", log, "--drop", "24", "--insert", "28:\(mark("b"))",
        "--insert", "25:\(mark("first"))", "--insert", "28:\(mark("a"))", "--exit-zero")
      #expect(outcome.code == 0)
      let events = try Program.run("cat", log).objects
      let names = events.compactMap { $0["name"] as? String }.filter {
        ["first", "a", "b"].contains($0)
      }
      #expect(names == ["first", "b", "a"])
      let before = { (name: String) in
        let place = events.firstIndex { $0["name"] as? String == name }
        return place.map { events[$0 + 1]["kind"] as? String }
      }
      let recorded = try Program.run("cat", Samples.turned).objects
      for (name, number) in [("first", 25), ("a", 28)] {
        let event = recorded.first { $0["seq"] as? Int == number }
        #expect(before(name) == event?["kind"] as? String)
      }
    }
    let help = try Program.run("help", "whatif").lines.joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(help.contains("Numbers always refer to the recorded events"))
    #expect(help.contains("keep the order in which you specify them"))
  }

  @Test func `what is inserted and dropped is reported in its place`() throws {
    let lock = #"{"kind":"rotationLock","on":true}"#
    let outcome = try Program.run(
      "whatif", Samples.turned, "--insert", "25:\(lock)", "--drop", "26", "--insert",
      #"28:{"kind":"supported","controller":3,"mask":["portrait"]}"#)

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("before event 25: \(lock)\n"))
    let lines = outcome.lines.filter { $0.hasPrefix("+") || $0.hasPrefix("−") }
    #expect(lines.count == 3)
    #expect(lines.first?.hasSuffix("the user locks rotation (inserted before 25)") == true)
    #expect(lines.last?.hasSuffix("allows portrait (inserted before 28)") == true)
  }

  @Test func `the run as it would have been is a log like any other`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("cured.swivel")
      let outcome = try Program.run(["whatif", Samples.turned, "-o", path] + Self.cure)
      #expect(outcome.code == 0)

      #expect(try Program.run("check", path).code == 0)
      let why = try Program.run("why", path, "--at", "15.4")
      #expect(why.output.contains("is predicted to rotate landscapeRight → portrait"))
      #expect(try Program.run(["whatif", Samples.turned, "-o", path] + Self.cure).code == 2)
    }
  }

  @Test func `a matrix shows where the finding shows`() throws {
    let outcome = try Program.run("whatif", Samples.turned, "--json", "--matrix", "ios=5,12,15.5")

    #expect(outcome.code == 1)
    let found = outcome.objects.map { ($0["findings"] as? [Any])?.count }
    #expect(found == [0, 1, 1])
    #expect(outcome.objects.map { $0["isRun"] as? Bool } == [false, false, true])
    let cured = try Program.run(
      ["whatif", Samples.turned, "--matrix", "ios=12,15"] + Self.cure)
    #expect(cured.code == 0)
    #expect(cured.output.contains("no findings in any of 2 combinations"))
  }

  @Test(arguments: [
    ("locks", "released-page-stays-across"), ("dismissal", "video-exit-bounces"),
    ("sides", "device-side-taken-for-interface-side"),
    ("autorotate", "autorotate-false-in-a-container"),
  ])
  func `a page and its mask are described as by check`(file: String, scenario: String) throws {
    try withFolder { folder in
      let list = "traces/scenarios/\(file).json"
      #expect(try Program.run("scenario", list, "-o", folder.path("logs")).code == 0)
      let log = folder.path("logs/\(scenario).swivel")

      let (check, whatif) = (try Program.run("check", log), try Program.run("whatif", log))

      let pages = check.lines.filter { $0.hasPrefix("  page     ") }.map { $0.dropFirst(11) }
      #expect(!pages.isEmpty)
      for page in pages { #expect(whatif.output.contains("       \(page) (")) }
    }
  }

  @Test func `a cure that rests on a disputed rule says so`() throws {
    let line = "the difference at event 28 depends on pop-asks-page (iOS 6+, disputed)"

    let outcome = try Program.run(["whatif", Samples.turned] + Self.cure)
    let objects = try Program.run(["whatif", Samples.turned, "--json"] + Self.cure).objects
    let unchanged = try Program.run("whatif", Samples.cured)

    #expect(outcome.output.contains("\n\n\(line); sources disagree about it\n"))
    #expect(objects.last?["disputed"] as? [String] == ["pop-asks-page"])
    #expect(!unchanged.output.contains("disputed"))
  }

  @Test func `the rules of a new finding are reported with how sure they are`() throws {
    let outcome = try Program.run(
      "whatif", Samples.cured, "--set", "controller.MainTabController.forwards=none")

    #expect(outcome.output.contains("\nnew  "))
    let rules = outcome.lines.filter { $0.hasSuffix("documented)") || $0.hasSuffix("reported)") }
    #expect(!rules.isEmpty)
  }

  @Test func `whether a finding that rests on what was seen is gone is unknown`() throws {
    let trace = "traces/findings/turned-by-nobody.ndjson"

    let outcome = try Program.run("whatif", trace, "--linked", "15")
    let last = try Program.run("whatif", trace, "--linked", "15", "--json").objects.last

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\nundetermined  unexplained-rotation: "))
    #expect(outcome.output.contains("depends on observations"))
    #expect(outcome.errors.hasSuffix("0 findings fixed, 0 remaining, 0 new, 1 undetermined\n"))
    #expect(last?["open"] as? Int == 1)
  }

  @Test(arguments: [
    ("broken-chain-without-a-device", ["--set", "app.mask=allButUpsideDown"]),
    ("player-of-the-app-stays", ["--set", "app.mask=all"]),
    (
      "request-back-after-a-cover",
      ["--drop", "20", "--insert", #"20:{"kind":"geometryRequest","scene":1,"mask":["portrait"]}"#]
    ),
  ])
  func `a change that makes no difference fixes nothing`(session: String, changes: [String]) throws
  {
    let trace = "Tests/SwivelFindingsTests/Sessions/\(session).ndjson"
    let outcome = try Program.run(["whatif", trace] + changes)
    let found = try Program.run("check", trace, "--exit-zero")

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\nundetermined  "))
    #expect(outcome.output.contains("only an observation shows it, which is ignored here"))
    #expect(outcome.errors.contains("0 findings fixed, 0 remaining, 0 new, 1 undetermined\n"))
    let tries = found.lines.filter { $0.hasPrefix("  try ") && $0.contains(changes[0]) }
    #expect(!tries.contains { $0.contains(changes[1].prefix { $0 != ":" }) })
  }

  @Test func `a request waits for the observations of its moment only`() throws {
    let trace = "Tests/SwivelFindingsTests/Sessions/push-without-its-end.ndjson"
    let outcome = try Program.run(
      "whatif", trace, "--insert", #"17:{"kind":"setDeviceOrientation","orientation":"portrait"}"#)

    #expect(outcome.output.contains("(moved from 17: event 17 is an observation)"))
    #expect(outcome.output.contains("(inserted before 18)"))
  }

  @Test func `a matrix shows what is unknown`() throws {
    let (trace, matrix) = ("traces/findings/turned-by-nobody.ndjson", ["--matrix", "linked=15"])

    let outcome = try Program.run(["whatif", trace] + matrix)
    let cell = try Program.run(["whatif", trace, "--json"] + matrix).objects.first

    #expect(outcome.code == 1)
    #expect(outcome.lines.contains { $0.hasSuffix("  ?") })
    #expect(outcome.output.contains("\n? depends on observations"))
    #expect(outcome.errors.contains("findings in 0 of 1 combination, undetermined in 1\n"))
    #expect((cell?["open"] as? [Any])?.count == 1)
    #expect((cell?["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func `the change and its row agree on the place of a request`() throws {
    let update = #"{"kind":"needsUpdate","controller":1}"#
    let outcome = try Program.run("whatif", "-", "--insert", "4:\(update)", input: Self.locked)

    let note = "(moved from 4: event 4 is an observation)"
    #expect(outcome.output.hasPrefix("change  before event 5: \(update)  \(note)\n"))
    let row = outcome.lines.first { $0.hasPrefix("+") }
    #expect(row?.hasPrefix("+  0.004s  ") == true)
    #expect(row?.hasSuffix("(inserted before 5)") == true)
  }

  @Test func `the row of a changed event has what was recorded`() throws {
    let outcome = try Program.run(
      "whatif", "-", "--set", "device.rotationLock=false", input: Self.locked)

    #expect(outcome.output.contains("the user locks rotation (event 5)"))
    #expect(outcome.output.contains("portrait → landscapeRight  the device rotates"))
  }

  @Test func `the SDK of another version is said to be assumed`() throws {
    let (text, note) = (Self.locked, "linked=27.0 is assumed")

    let outcome = try Program.run("whatif", "-", "--ios", "27", input: text)
    let objects = try Program.run("whatif", "-", "--ios", "27", "--json", input: text).objects
    let linked = try Program.run("whatif", "-", "--ios", "27", "--linked", "26", input: text)

    #expect(outcome.errors.contains(note))
    #expect(objects.last?["assumedSDK"] as? String == "27.0")
    #expect(!linked.errors.contains("is assumed"))
  }
}
