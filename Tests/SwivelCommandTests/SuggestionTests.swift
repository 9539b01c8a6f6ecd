import SwivelTestKit
import Testing

/// What is suggested in place of a misspelled word, and what helps with a missing one.
struct SuggestionTests {
  @Test(arguments: [
    (["chek"], #"unknown command "chek" (did you mean check?)"#),
    (["help", "wyh"], #"unknown command "wyh" (did you mean why?)"#),
    (["rotate"], "unknown command \"rotate\"\n"),
  ])
  func `a misspelled command is wrong usage`(arguments: [String], message: String) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: \(message)"))
  }

  @Test(arguments: [
    ("srif", #"unknown format "srif" (did you mean sarif?)"#),
    ("sarif:", "expected a file path after the colon: sarif:FILE"),
    ("sarif=out.sarif", #"--format: expected sarif:FILE, with a colon, found "sarif=out.sarif""#),
    ("xml", #"unknown format "xml"; expected one of text, json, "#),
    ("jason:a", #"unknown format "jason" (did you mean json?)"#),
  ])
  func `a misspelled format is wrong usage`(format: String, message: String) throws {
    for command in [["check", "a"], ["diff", "a", "b"]] {
      let outcome = try Program.run(command + ["--format", format])

      #expect(outcome.code == 64)
      #expect(outcome.errors.contains(message))
    }
  }

  @Test(arguments: [
    ("back-navigation", " (did you mean back-navigation-rotated?)"), ("pop-", ""), ("pop", ""),
  ])
  func `a shortened id is completed if only one begins with it`(id: String, hint: String) throws {
    let outcome = try Program.run("explain", id)

    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("error: unknown id \"\(id)\"\(hint); "))
  }

  @Test func `md stands for Markdown`() throws {
    let short = try Program.run("check", Samples.turned, "--format", "md")

    #expect(short.code == 1)
    #expect(short.output.hasPrefix("### swivel check: 1 finding"))
  }

  @Test func `a file that is not there is called that, with the most similar name`() throws {
    try withFolder { folder in
      try folder.write([], to: "bug.swivel")
      let outcome = try Program.run("check", folder.path("bgu.swivel"))

      #expect(outcome.code == 2)
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.first == "error: \(folder.path("bgu.swivel")): no such file")
      #expect(lines.dropFirst().first == "  help: did you mean \(folder.path("bug.swivel"))?")
      #expect(lines.last == "nothing was checked: 1 trace could not be read")
    }
  }

  @Test func `a text without numbers is numbered, with a note`() throws {
    try withFolder { folder in
      let text = folder.path("a.ndjson")
      try folder.write(Array(Streams.markers("a", "b").utf8), to: "a.ndjson")
      let outcome = try Program.run("cat", text)

      #expect(outcome.code == 0)
      #expect(
        outcome.errors.contains(
          "\(text): the events have no times; they are assumed to be 1 ms apart"))
      #expect(outcome.lines.dropFirst(2).first?.hasPrefix(#"{"seq":1,"t":1000,"#) == true)
    }
  }

  @Test(arguments: [
    (#"{"kind":"supported","controller":3,"mask":["portrait"]}"#, true),
    (#"{"kind":"appMaskForVisible","controller":3,"mask":["portrait"]}"#, true),
    (#"{"kind":"appMaskForVisible","mask":["portrait"]}"#, false),
    (#"{"kind":"supported","controller":1,"mask":["portrait"]}"#, false),
  ])
  func `a controller that a hand-written text does not declare is noted`(
    line: String, isNoted: Bool
  ) throws {
    let declared = #"{"kind":"controller","controller":1,"type":"plain","name":"Page"}"#
    let outcome = try Program.run("check", "-", input: "\(declared)\n\(line)\n")

    #expect(outcome.errors.contains("line 2 uses controller 3, which no earlier event") == isNoted)
  }

  private static let page = [
    #"{"kind":"windowAdded","window":1,"scene":1,"level":0,"hidden":false}"#,
    #"{"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
  ]

  @Test(
    arguments: [
      ([("Left", "Left")], 4), ([("Left", "Left"), ("Right", "Right")], 4),
      ([("Left", "Right")], nil), ([("Left", "Left"), ("Right", "Left")], nil),
    ] as [([(String, String)], Int?)])
  func `landscape sides that a hand-written text exchanges are noted`(
    sides: [(device: String, interface: String)], line: Int?
  ) throws {
    let turns = sides.flatMap {
      [
        #"{"kind":"deviceOrientation","orientation":"landscape\#($0.device)"}"#,
        #"{"kind":"interfaceOrientation","window":1,"orientation":"landscape\#($0.interface)"}"#,
      ]
    }
    let input = (Self.page + turns).joined(separator: "\n") + "\n"
    let outcome = try Program.run("check", "-", input: input)

    let side = "landscapeLeft"
    let note = "records the interface in \(side) right after the device was rotated to \(side)"
    #expect(outcome.errors.contains("line \(line ?? 4) \(note)") == (line != nil))
    #expect(
      outcome.errors.contains("help: device landscapeLeft is interface landscapeRight")
        == (line != nil))
  }

  @Test func `a side that the app requests, or that the interface had before, is not exchanged`()
    throws
  {
    let device = #"{"kind":"deviceOrientation","orientation":"landscapeLeft"}"#
    let seen = #"{"kind":"interfaceOrientation","window":1,"orientation":"landscapeLeft"}"#
    let request = #"{"kind":"geometryRequest","scene":1,"mask":["landscapeLeft"]}"#

    for lines in [[device, request, seen], [seen, device, seen], [seen, device]] {
      let input = (Self.page + lines).joined(separator: "\n") + "\n"
      #expect(try !Program.run("check", "-", input: input).errors.contains("exchanged"))
    }
  }

  @Test func `a text that lacks some numbers names the command that numbers it`() throws {
    try withFolder { folder in
      let text = folder.path("a.ndjson")
      let lines = #"{"seq":0,"t":0,"kind":"systemAlertShown"}"# + "\n" + Streams.markers("a")
      try folder.write(Array(lines.utf8), to: "a.ndjson")
      let outcome = try Program.run("check", text)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("run: swivel record -o FILE.swivel < \(text)\n"))
    }
  }

  @Test func `the state after the end comes with a note`() throws {
    let late = try Program.run("replay", Samples.turned, "--at", "99")
    let within = try Program.run("replay", Samples.turned, "--at", "21")

    #expect(late.code == 0)
    #expect(late.errors == "note: \(Samples.turned): the trace ends at 21.660s\n")
    #expect(within.errors.isEmpty)
  }

  @Test(arguments: [[], ["--verify"], ["--json"]])
  func `a time line that begins after the end is empty, with a note`(options: [String]) throws {
    let late = try Program.run(["replay", Samples.turned, "--from", "9999"] + options)
    let within = try Program.run(["replay", Samples.turned, "--from", "21"] + options)

    #expect(late.code == 0)
    #expect(late.output.isEmpty)
    #expect(late.errors.hasSuffix("note: \(Samples.turned): the trace ends at 21.660s\n"))
    #expect(!within.errors.contains("the trace ends"))
  }

  @Test func `a time after the end is explained with a note`() throws {
    let late = try Program.run("why", Samples.turned, "--at", "99")
    let within = try Program.run("why", Samples.turned, "--at", "20")

    #expect(late.code == 0)
    #expect(late.errors == "note: \(Samples.turned): the trace ends at 21.660s\n")
    #expect(within.errors.isEmpty)
    #expect(late.output == within.output)
  }
}
