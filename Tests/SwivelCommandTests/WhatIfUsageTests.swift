import Foundation
import Testing

struct WhatIfUsageTests {
  private static let unfitting: [(options: [String], help: String)] = [
    (["--set", "controller.MainTabControler.supported=all"], "did you mean MainTabController?"),
    (["--set", "controller.Nobody.supported=all"], "the trace has ArticleListController"),
    (["--set", "controller.VideoController#9.supported=all"], "the trace has #4"),
    (["--set", "controller.#77.supported=all"], "the trace has #1, #2, #3, #4"),
    (["--drop", "33"], "the events of this trace are numbered 0 to 32"),
    (["--drop", "18446744073709551615"], "no event"),
    (["--drop", "28-99"], "there is no event 99"), (["--drop", "30-33"], "there is no event 33"),
    (["--insert", #"34:{"kind":"systemAlertShown"}"#], "there is no event 34"),
    (
      ["--insert", #"30:{"kind":"needsUpdate","controller":77}"#],
      "no controller has the handle \"77\"; the trace has 1, 2, 3, 4"
    ),
    (
      ["--insert", #"30:{"kind":"rootChanged","window":7,"controller":1}"#],
      "no window has the handle \"7\""
    ),
    (
      ["--insert", #"30:{"kind":"geometryRequest","scene":9,"mask":["portrait"]}"#],
      "no scene has the handle \"9\""
    ),
  ]

  /// Whether `whatif` refuses options as wrong usage, and says something of them.
  private func expectRefusal(of options: [String], _ help: String) throws {
    let outcome = try Program.run(["whatif", Samples.turned] + options)

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    let errors = outcome.errors.split(separator: "\n").joined(separator: " ")
    #expect(errors.contains(help))
  }

  @Test(arguments: unfitting) func `what the trace does not have is 64`(
    options: [String], help: String
  ) throws {
    try expectRefusal(of: options, help)
  }

  @Test(arguments: [
    ["--ios", "1"], ["--ios", "19"], ["--linked", "25.1"], ["--matrix", "ios=18,22"],
  ])
  func `a version that no system has is 64`(options: [String]) throws {
    try expectRefusal(of: options, "iOS 18 was followed by iOS 26")
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

  @Test func `several controllers of a name are reported`() throws {
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

    #expect(try Program.run(["whatif", "-"] + WhatIfTests.cure, input: text).code == 3)
    let minimized = try Program.run(
      "whatif", "-", "--minimize", "back-navigation-rotated", input: text)
    #expect(minimized.code == 2)
    #expect(minimized.errors.contains("events are missing"))
  }

  private static let ambiguous: [(options: [String], help: String)] = [
    (["--matrix", "ios=5", "--matrix", "ios=15"], "ios is given twice"),
    (["--matrix", "ios=15", "--ios", "5"], "ios cannot vary, because ios=5 is set"),
    (
      ["--device", "ipad", "--matrix", "ios=15", "--matrix", "device=ipad"],
      "device cannot vary, because device=ipad is set"
    ),
    (["--set", "app.mask=all", "--set", "app.mask=portrait"], "contradict each other"),
    (
      ["--set", "controller.#4.supported=all", "--set", "controller.#4.supported=portrait"],
      "controller.#4.supported=all and controller.#4.supported=portrait contradict each other"
    ),
  ]

  @Test(arguments: ambiguous) func `what leaves open which of two is meant is 64`(
    options: [String], help: String
  ) throws {
    try expectRefusal(of: options, help)
  }

  @Test(arguments: [
    ["whatif", Samples.turned, "--drop", "99"],
    ["whatif", Samples.turned, "--set", "controller.Nobody.supported=all"],
    ["check", Samples.turned, "--update-baseline"],
  ])
  func `a fault of usage that shows late is reported with the help of its command`(
    arguments: [String]
  ) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains("Usage: swivel \(arguments[0]) [<options>]"))
    #expect(outcome.errors.contains("See 'swivel \(arguments[0]) --help'"))
  }

  @Test(arguments: [
    (["--replays", "5"], "--replays requires --minimize"),
    (["--full", "--matrix", "ios=12,15"], "--full cannot be combined"),
    (["--full", "--minimize", "back-navigation-rotated"], "--full cannot be combined"),
  ])
  func `an option that has no effect beside others is 64`(options: [String], help: String) throws {
    try expectRefusal(of: options, help)
  }

  @Test func `a loss is noted beside what another version changes`() throws {
    let text = """
      {"seq":0,"t":1,"kind":"systemVersion","version":"17.0"}
      {"loss":3,"reason":"bufferFull"}

      """

    let outcome = try Program.run("whatif", "-", "--ios", "27", "--pages", input: text)

    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("note: -: 3 events lost while recording\n"))
  }

  @Test func `a trace that cannot be read hides no change of another one`() throws {
    let traces = [Samples.turned, "traces/none.swivel"]

    #expect(try Program.run(["whatif", "--ios", "27", "--pages"] + traces).code == 1)
  }
}
