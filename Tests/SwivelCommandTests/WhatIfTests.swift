import Foundation
import Testing

struct WhatIfTests {
  /// What the pages and containers of the cured app declare.
  static let cure = [
    "--set", "controller.MainTabController.forwards=leaf",
    "--set", "controller.ArticleListController.supported=portrait",
  ]

  @Test func `the cure fixes what is found, and nothing else is`() throws {
    let outcome = try Program.run(["whatif", Samples.turned] + Self.cure)

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("fixed  back-navigation-rotated: going back shows"))
    #expect(outcome.output.contains("landscapeRight → portrait"))
    #expect(outcome.errors.hasSuffix("1 finding fixed, 0 kept, 0 new\n"))
    #expect(outcome.errors.contains("3 observations left out: they are of the run as it was"))
  }

  @Test(arguments: ["cured", "matrix", "minimized"])
  func `the guide shows what is printed`(golden: String) throws {
    let guide = try Samples.text(of: "Sources/SwivelModel/Swivel.docc/WhatIf.md")
    let printed = try Samples.text(of: "traces/goldens/whatif-previous-page-\(golden).txt")

    #expect(guide.contains(printed.drop { $0 != "\n" }))
  }

  @Test func `every key that can be set is in the guide`() throws {
    let guide = try Samples.text(of: "Sources/SwivelModel/Swivel.docc/WhatIf.md")
    for scope in ["controller.VideoController", "app", "device"] {
      let outcome = try Program.run("whatif", Samples.turned, "--set", "\(scope).?=?")
      let errors = outcome.errors.split(separator: "\n").joined(separator: " ")
      let list = try #require(errors.range(of: "known are ")).upperBound
      let keys = errors[list...].prefix { $0 != "U" }.split(separator: ",")
      #expect(!keys.isEmpty)
      for key in keys {
        let word = key.split(separator: " ").first.map(String.init) ?? ""
        #expect(guide.contains("`\(word)`") || guide.contains("\(scope).\(word)="))
      }
    }
  }

  @Test func `what is alike is counted, and shown if all is wanted`() throws {
    let beginning = try Samples.text(of: Samples.turnedText).split(separator: "\n").prefix(21)
    let text = beginning.joined(separator: "\n") + "\n" + Streams.turns(60, from: 20, at: 200_000)

    let short = try Program.run("whatif", "-", "--drop", "50", input: text)
    let full = try Program.run("whatif", "-", "--drop", "50", "--full", input: text)

    #expect(short.lines.filter { $0.contains("⋮") }.count == 2)
    #expect(short.lines.count < 14)
    #expect(!full.output.contains("⋮"))
    #expect(full.lines.count > 60)
    for line in short.lines where !line.contains("⋮") { #expect(full.lines.contains(line)) }
  }

  @Test func `half a cure is none, and 1`() throws {
    let outcome = try Program.run(
      "whatif", Samples.turned, "--set", "controller.MainTabController.forwards=leaf")

    #expect(outcome.code == 1)
    #expect(outcome.errors.hasSuffix("0 findings fixed, 1 kept, 0 new\n"))
  }

  @Test func `nothing changes without a change, and findings stay 1`() throws {
    let outcome = try Program.run("whatif", Samples.turned)

    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("  nothing turns otherwise: "))
    #expect(outcome.errors == "0 findings fixed, 1 kept, 0 new\n")
    #expect(try Program.run("whatif", Samples.turned, "--exit-zero").code == 0)
    #expect(try Program.run("whatif", Samples.turned, "--fail-on", "error").code == 0)
    #expect(try Program.run("whatif", Samples.cured).code == 0)
  }

  @Test func `objects tell of each event, each finding and all together`() throws {
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
    #expect(last["observationsLeftOut"] as? Int == 3)
    let changes = try #require(last["changes"] as? [[String: Any]])
    #expect(changes.first?["was"] as? String == "leafCustom")
  }

  @Test func `a trace from the standard input is the same`() throws {
    let text = try Samples.text(of: Samples.turnedText)

    let (piped, named) = (
      try Program.run(["whatif", "-"] + Self.cure, input: text),
      try Program.run(["whatif", Samples.turnedText] + Self.cure)
    )

    #expect(piped.output == named.output)
    #expect(piped.code == named.code)
  }

  @Test func `what is inserted and dropped is told in its place`() throws {
    let lock = #"{"kind":"rotationLock","on":true}"#
    let outcome = try Program.run(
      "whatif", Samples.turned, "--insert", "25:\(lock)", "--drop", "26", "--insert",
      #"28:{"kind":"supported","controller":3,"mask":["portrait"]}"#)

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("before event 25: \(lock)\n"))
    let lines = outcome.lines.filter { $0.hasPrefix("+") || $0.hasPrefix("−") }
    #expect(lines.count == 3)
    #expect(lines.first?.hasSuffix("the user locked the rotation (inserted before 25)") == true)
    #expect(lines.last?.hasSuffix("supported (inserted before 28)") == true)
  }

  @Test func `the run as it would have been is a log like any other`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("cured.swivel")
      let outcome = try Program.run(["whatif", Samples.turned, "-o", path] + Self.cure)
      #expect(outcome.code == 0)

      #expect(try Program.run("check", path).code == 0)
      let why = try Program.run("why", path, "--at", "15.4")
      #expect(why.output.contains("turned landscapeRight → portrait"))
      #expect(try Program.run(["whatif", Samples.turned, "-o", path] + Self.cure).code == 2)
    }
  }

  @Test func `a matrix tells where the finding shows`() throws {
    let outcome = try Program.run("whatif", Samples.turned, "--json", "--matrix", "ios=5,12,15.5")

    #expect(outcome.code == 1)
    let found = outcome.objects.map { ($0["findings"] as? [Any])?.count }
    #expect(found == [0, 1, 1])
    #expect(outcome.objects.map { $0["isRun"] as? Bool } == [false, false, true])
    let cured = try Program.run(
      ["whatif", Samples.turned, "--matrix", "ios=12,15"] + Self.cure)
    #expect(cured.code == 0)
    #expect(cured.output.contains("nothing is found in any of 2 combinations"))
  }

  @Test func `what is left of a run is a log that shows the finding`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("small.swivel")
      let outcome = try Program.run(
        "whatif", Samples.turned, "--minimize", "back-navigation-rotated@ArticleListController",
        "-o", path)

      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("of 33 events still show back-navigation-rotated"))
      #expect(outcome.errors.contains("wrote \(path), and read it back"))
      #expect(try Program.run("cat", path).output == outcome.output)
      let check = try Program.run("check", path, "--json")
      #expect(check.objects.map { $0["id"] as? String } == ["back-navigation-rotated"])
      #expect(check.objects.map { $0["page"] as? String } == ["ArticleListController"])
      #expect(try Program.run("check", "-", input: outcome.output).code == 1)
    }
  }

  @Test func `what is used up before the end is told`() throws {
    let outcome = try Program.run(
      "whatif", Samples.turned, "--json", "--minimize", "back-navigation-rotated", "--replays", "3")

    #expect(outcome.code == 0)
    #expect(outcome.objects.first?["minimal"] as? Bool == false)
    #expect(outcome.errors.contains("perhaps not the fewest: stopped after 3 replays"))
  }

  @Test(arguments: [
    ["--minimize", "empty-intersection"], ["--minimize", "back-navigation-rotated@Nobody"],
  ])
  func `a finding that is not there is 2`(options: [String]) throws {
    let outcome = try Program.run(["whatif", Samples.turned] + options)

    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("help: it shows back-navigation-rotated@ArticleListController"))
  }

  private static let unfitting: [(options: [String], help: String)] = [
    (["--set", "controller.MainTabControler.supported=all"], "did you mean MainTabController?"),
    (["--set", "controller.Nobody.supported=all"], "there is ArticleListController"),
    (["--set", "controller.VideoController#9.supported=all"], "there is #4"),
    (["--set", "controller.#77.supported=all"], "there is #1, #2, #3, #4"),
    (["--drop", "33"], "they go from 0 to 32"), (["--drop", "18446744073709551615"], "no event"),
    (["--insert", #"34:{"kind":"systemAlertShown"}"#], "there is no event 34"),
  ]

  @Test(arguments: unfitting) func `what the trace does not have is 64`(
    options: [String], help: String
  ) throws {
    let outcome = try Program.run(["whatif", Samples.turned] + options)

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    let errors = outcome.errors.split(separator: "\n").joined(separator: " ")
    #expect(errors.contains(help))
  }

  @Test func `arguments cannot steer the terminal`() throws {
    let name = "A\u{1B}[31mB\u{9B}C\u{202E}D"
    for options in [
      ["--set", "controller.\(name).supported=all"], ["--set", "\(name).a.b=c"],
      ["--set", "app.mask=\(name)"], ["--drop", name], ["--insert", "3:\(name)"],
      ["--matrix", "ios=\(name)"], ["--minimize", name], ["--device", name],
    ] {
      let outcome = try Program.run(["whatif", Samples.turned] + options)

      #expect(outcome.code == 64)
      let steering = outcome.errors.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(steering.isEmpty)
    }
  }

  @Test func `several controllers of a name are told`() throws {
    let text = try Samples.text(of: Samples.turnedText)
      .replacingOccurrences(of: "VideoController", with: "ArticleListController")

    let outcome = try Program.run(
      "whatif", "-", "--set", "controller.ArticleListController.supported=portrait", input: text)

    #expect(
      outcome.errors.contains(
        "note: -: ArticleListController appears 2 times, as #3, #4; all are changed\n"))
  }

  @Test func `a trace of which events are missing is compared, but not written or minimized`()
    throws
  {
    let lines = try Samples.text(of: Samples.turnedText).split(separator: "\n")
    let text = lines.filter { !$0.contains(#""seq":20,"#) }.joined(separator: "\n")

    #expect(try Program.run(["whatif", "-"] + Self.cure, input: text).code == 3)
    let minimized = try Program.run(
      "whatif", "-", "--minimize", "back-navigation-rotated", input: text)
    #expect(minimized.code == 2)
    #expect(minimized.errors.contains("events are missing"))
  }
}
