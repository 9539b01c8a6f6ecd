import SwivelTestKit
import Testing

struct ImportTests {
  private static let fixtures = [
    ("sentry", ImportSamples.sentry, [7, 9, 2, 1, 1, 1]),
    ("bugsnag", ImportSamples.bugsnag, [3, 5, 3, 0, 1, 0]),
    ("console", ImportSamples.log, [5, 3, 0, 1, 1, 0]),
  ]

  @Test(arguments: fixtures) func `records of another tool become a log`(
    kind: String, text: String, counts: [Int]
  ) throws {
    try withFolder { (folder) throws in
      _ = try folder.write(text.utf8, to: "in")
      let log = folder.path("out.swivel")

      let outcome = try Program.run("import", kind, folder.path("in"), "-o", log, "--json")

      #expect(outcome.code == 0)
      let summary = try #require(outcome.objects.first)
      #expect(summary["schema"] as? String == "swivel.import/1")
      #expect(summary["kind"] as? String == kind)
      let keys = ["records", "events", "head", "duplicates", "ignored", "unknown"]
      #expect(keys.map { summary[$0] as? Int } == counts)
      #expect(outcome.errors.hasPrefix("imported \(counts[1]) events to \(log): "))
      let piped = try Program.run("import", kind, "-", "-o", folder.path("b.swivel"), input: text)
      #expect(piped.code == 0)
      #expect(
        try Program.run("cat", folder.path("b.swivel")).lines == Program.run("cat", log).lines)
    }
  }

  @Test func `the header shows where it comes from and when it began`() throws {
    try withFolder { (folder) throws in
      let log = folder.path("out.swivel")
      _ = try Program.run("import", "sentry", "-", "-o", log, input: ImportSamples.sentry)

      let header = try #require(
        Program.run("cat", log).objects.first?["header"] as? [String: String])
      #expect(
        header == [
          "app": "com.example.reader", "os": "iOS 17.4", "device": "iPhone15,2",
          "source": "import sentry", "start": "2026-05-04T10:11:12Z",
        ])
    }
  }

  @Test(arguments: ["sentry", "bugsnag"])
  func `where evidence is missing, nothing is found or called clean`(
    kind: String
  ) throws {
    try withFolder { (folder) throws in
      let log = folder.path("out.swivel")
      let text = kind == "sentry" ? ImportSamples.sentry : ImportSamples.bugsnag
      _ = try Program.run("import", kind, "-", "-o", log, input: text)

      let outcome = try Program.run("check", log)
      #expect(outcome.code == 0)
      #expect(outcome.output.hasPrefix("inconclusive: "))
      #expect(try Program.run("replay", log).code == 0)
    }
  }

  @Test func `a refusal with both sets is found, and why shows what is supported`() throws {
    try withFolder { (folder) throws in
      let log = folder.path("out.swivel")
      let refused =
        "None of the requested orientations are supported by the view controller. Requested: "
        + "landscapeRight; Supported: portrait\n"
      _ = try Program.run("import", "unified-log", "-", "-o", log, input: refused)

      let check = try Program.run("check", log)
      #expect(check.output.contains("[request-refused]"))
      #expect(check.output.contains(", orientation unknown; allows portrait\n"))
      for event in ["0", "1", "2"] {
        let why = try Program.run("why", log, "--event", event)
        #expect(why.code == 0)
        #expect(why.output.contains("UIKit, when it refused the request"))
        #expect(why.output.contains("the iOS version is unknown"))
        let record = try Program.run("why", log, "--event", event, "--json").objects.first
        #expect(record?["told"] as? [String] == ["portrait"])
      }
    }
  }

  @Test func `a refusal that names the windowing mode leads to advice about windows`() throws {
    try withFolder { (folder) throws in
      let log = folder.path("out.swivel")
      let refused =
        "The current windowing mode does not allow for programmatic changes to interface orientation.\n"
      _ = try Program.run("import", "console", "-", "-o", log, "--ios", "26.1", input: refused)

      let check = try Program.run("check", log)
      #expect(check.output.contains("(geometry-not-in-multitasking, "))
      #expect(check.output.contains("lay out the pages for every orientation"))
    }
  }

  private static let broken: [(String, LongText, String)] = [
    ("sentry", "", "the file contains no breadcrumbs"),
    ("sentry", LongText(String(ImportSamples.sentry.dropLast(30))), "invalid JSON"),
    ("bugsnag", #"{"breadcrumbs":7}"#, "breadcrumbs: expected a list of breadcrumbs, found 7"),
    (
      "bugsnag", #"{"breadcrumbs":[{"timestamp":1e400}]}"#,
      "breadcrumbs[0].timestamp: expected a time"
    ),
    (
      "bugsnag", LongText(String(repeating: "[", count: 100_000)),
      "line 1, column 65: invalid JSON: more than 64 levels of arrays and objects"
    ),
    (
      "console", "",
      "the file contains neither lines of a console nor messages about orientations"
    ),
    ("unified-log", "\u{89}PNG\r\n\u{1A}\nIHDR\n", "the file contains neither lines"),
    ("bugsnag", LongText(ImportSamples.sentry), "the breadcrumbs in the file are from sentry"),
    ("sentry", LongText(ImportSamples.bugsnag), "the breadcrumbs in the file are from bugsnag"),
    ("xcresult", #"{"activitySummaries":{}}"#, "xcresulttool get test-results activities"),
    ("unified-log", "\n{\"eventMessage\":[]}", "the file contains neither lines of a console"),
  ]

  @Test(arguments: broken)
  func `what is malformed is 2, reported with its place, and leaves no log`(
    kind: String, text: LongText, words: String
  ) throws {
    try withFolder { (folder) throws in
      let log = folder.path("out.swivel")

      let outcome = try Program.run("import", kind, "-", "-o", log, input: text.text)

      #expect(outcome.code == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("error: standard input: "))
      #expect(outcome.errors.contains(words))
      #expect(outcome.errors.contains("\n  help: "))
      #expect(try Program.run("info", log).errors.contains("no such file"))
    }
  }

  @Test(arguments: [
    ("unified-log", ImportSamples.record("connection lost", "15.000000", "com.example.reader")),
    ("unified-log", "2026-05-04 10:11:12.345678+0200 0x1f Reader: connection lost\n"),
    ("sentry", #"{"breadcrumbs":[]}"#),
    ("sentry", #"{"breadcrumbs":[{"timestamp":1777889480.5,"message":"hello"}]}"#),
  ])
  func `what is about something else alone becomes a log`(kind: String, text: String) throws {
    try withFolder { folder in
      let log = folder.path("out.swivel")

      let outcome = try Program.run("import", kind, "-", "-o", log, input: text)

      #expect(outcome.code == 0)
      #expect(outcome.errors.hasPrefix("imported 0 events to \(log): 0 from 0 of "))
      #expect(try Program.run("info", log).code == 0)
    }
  }

  @Test func `a log that is there is left alone, and a missing file is 2`() throws {
    try withFolder { (folder) throws in
      _ = try folder.write("mine".utf8, to: "out.swivel")
      let log = folder.path("out.swivel")

      for kind in ["sentry", "unified-log"] {
        let text = kind == "sentry" ? ImportSamples.sentry : ImportSamples.log
        let outcome = try Program.run("import", kind, "-", "-o", log, input: text)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("choose a file name that does not exist"))
        #expect(try Program.run("import", kind, folder.path("no"), "-o", log).code == 2)
      }
      #expect(try Program.shell("cat \"$1\"", log).output == "mine")
    }
  }

  @Test(arguments: [
    ("console", ImportSamples.sentry, "swivel import sentry"),
    ("sentry", ImportSamples.log, "swivel import console"),
    ("xcresult", ImportSamples.bugsnag, "swivel import bugsnag"),
    ("sentry", "\u{1F}\u{8B}", "specify the raw JSON"),
  ])
  func `a file of another import leads to that`(kind: String, text: String, help: String) throws {
    try withFolder { (folder) throws in
      let file = try folder.write(text.utf8, to: "in")
      let outcome = try Program.run("import", kind, file, "-o", folder.path("out.swivel"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("help: \(help)"))
    }
  }

  @Test func `a log, a packed console and a bundle lead to what reads them`() throws {
    try withFolder { (folder) throws in
      let (log, out) = (folder.path("a.swivel"), folder.path("out.swivel"))
      _ = try Program.run("import", "console", "-", "-o", log, input: ImportSamples.log)
      let packed = try folder.write([0x1F, 0x8B, 0x08, 0x00, 0x0A, 0x00], to: "a.gz")

      #expect(try Program.run("import", "sentry", log, "-o", out).errors.contains("swivel check"))
      #expect(try Program.run("import", "console", packed, "-o", out).errors.contains("gunzip"))
    }
  }
}
