import SwivelTestKit
import Testing

/// What a person states of a run that a file does not.
struct ImportStatedTests {
  private func facts(
    _ kind: String, _ text: String, _ options: [String]
  ) throws -> (header: [String: String], events: [[String: Any]]) {
    try withFolder { folder in
      let log = folder.path("out.swivel")
      let outcome = try Program.run(["import", kind, "-", "-o", log] + options, input: text)
      #expect(outcome.code == 0)
      let lines = try Program.run("cat", log).objects
      return (lines.first?["header"] as? [String: String] ?? [:], Array(lines.dropFirst()))
    }
  }

  private static let stated = ["--ios", "17.2", "--device", "iPad8,1"]

  @Test(arguments: [
    ("sentry", #"{"breadcrumbs":[]}"#),
    ("bugsnag", #"{"breadcrumbs":[{"name":"Scene Activated","metaData":{}}]}"#),
    ("unified-log", "message: Unable To Rotate Device\n"),
    ("unified-log", ImportSamples.record("connection lost", "15.000000", "a.b")),
  ])
  func `the version and the device come first`(kind: String, text: String) throws {
    let (header, events) = try facts(kind, text, Self.stated)

    #expect(header["os"] == "iOS 17.2")
    #expect(header["device"] == "iPad8,1")
    #expect(events.map { $0["seq"] as? Int } == Array(0..<events.count))
    #expect(events.first?["version"] as? String == "17.2")
    #expect(events.dropFirst().first?["identifier"] as? String == "iPad8,1")
    #expect(events.dropFirst().first?["model"] as? [String] == ["pad"])
  }

  @Test(arguments: ["sentry", "bugsnag"]) func `what the file states counts`(kind: String) throws {
    let text = kind == "sentry" ? ImportSamples.sentry : ImportSamples.bugsnag
    let (header, events) = try facts(kind, text, Self.stated)

    #expect(try facts(kind, text, []).events.count == events.count)
    #expect(header["os"] == (kind == "sentry" ? "iOS 17.4" : "iOS 16.1"))
    #expect(header["device"] != "iPad8,1")
  }

  @Test func `a version that a recorder states later in the log counts from there on`() throws {
    let (_, events) = try facts("unified-log", ImportSamples.log, ["--ios", "15"])

    #expect(events.compactMap { $0["version"] as? String } == ["15.0", "17.4"])
  }

  @Test func `a device may be a word, which names no hardware`() throws {
    let (header, events) = try facts("sentry", #"{"breadcrumbs":[]}"#, ["--device", "ipad"])

    #expect(header["device"] == nil)
    #expect(events.first?["model"] as? [String] == ["pad"])
  }

  @Test func `with a version a refusal is explained by the rules of that version`() throws {
    try withFolder { folder in
      let log = folder.path("out.swivel")
      let refused =
        "None of the requested orientations are supported by the view controller. Requested: "
        + "landscapeRight; Supported: portrait\n"
      _ = try Program.run(
        "import", "unified-log", "-", "-o", log, "--ios", "17.2", input: refused)

      let outcome = try Program.run("check", log)

      #expect(outcome.output.contains("  help     on iOS 17.2: "))
      #expect(!outcome.errors.contains("the iOS version is unknown"))
    }
  }

  @Test(arguments: [
    (["--ios", "seventeen"], "seventeen"), (["--ios", "21"], "21"),
    (["--device", "iphone"], "iphone-faceid"),
  ])
  func `a version or device that does not exist is 64`(options: [String], word: String) throws {
    try withFolder { folder in
      let outcome = try Program.run(
        ["import", "sentry", "-", "-o", folder.path("out.swivel")] + options,
        input: ImportSamples.sentry)

      #expect(outcome.code == 64)
      #expect(outcome.errors.contains(word))
    }
  }
}
