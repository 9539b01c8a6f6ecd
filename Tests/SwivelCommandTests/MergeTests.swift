import Foundation
import SwivelTestKit
import Testing

/// The logs of an app and of the tests that drive it, made one.
struct MergeTests {
  /// A marker, a number of seconds after the beginning.
  private static func mark(_ seq: Int, _ seconds: Double, _ name: String) -> String {
    let time = Int(seconds * 1_000_000)
    return "{\"seq\":\(seq),\"t\":\(time),\"kind\":\"marker\",\"name\":\"\(name)\"}\n"
  }

  private static func turn(_ seq: Int, _ seconds: Double, _ side: String) -> String {
    let place = "\"seq\":\(seq),\"t\":\(Int(seconds * 1_000_000))"
    return "{\(place),\"kind\":\"deviceTurned\",\"to\":\"\(side)\"}\n"
  }

  /// An app that began ten seconds after its tests.
  private static let app =
    mark(0, 1, "opened") + #"{"seq":1,"t":3000000,"kind":"attemptRotation"}"# + "\n"
    + #"{"seq":2,"t":3000500,"kind":"needsUpdate","controller":1,"cause":1}"# + "\n"
    + mark(3, 5, "closed")
  private static let runner =
    #"{"seq":0,"t":0,"kind":"systemVersion","version":"9.0"}"# + "\n" + mark(1, 2, "setUp")
    + mark(2, 11, "opened") + turn(3, 12.5, "landscapeLeft") + turn(4, 13.0002, "portrait")
    + mark(5, 15, "closed") + turn(6, 20, "landscapeRight")

  private func merge(
    _ app: String, _ runner: String
  ) throws -> (outcome: Program.Outcome, events: [[String: Any]]) {
    try withFolder { folder in
      let names = [
        try folder.write(app.utf8, to: "app.ndjson"),
        try folder.write(runner.utf8, to: "runner.ndjson"),
      ]
      let output = folder.path("both.swivel")
      let outcome = try Program.run(["merge"] + names + ["-o", output, "--json"])
      let events = try Program.run("cat", output).objects
      return (outcome, events.filter { $0["kind"] != nil })
    }
  }

  @Test func `what happened is in the order of time, by the clock of the app`() throws {
    let (outcome, events) = try merge(Self.app, Self.runner)

    #expect(outcome.code == 0)
    let summary = try #require(outcome.objects.first)
    #expect(summary["offset"] as? Int == -10_000_000)
    #expect(summary["app"] as? Int == 4)
    #expect(summary["runner"] as? Int == 4)
    #expect(summary["leftOut"] as? Int == 1)
    let kinds = events.compactMap { $0["kind"] as? String }
    #expect(
      kinds == [
        "marker", "marker", "deviceTurned", "attemptRotation", "deviceTurned", "needsUpdate",
        "marker", "deviceTurned",
      ])
    // The tests began first: all times are later by that.
    #expect(
      events.compactMap { $0["t"] as? Int } == [
        2_000_000, 11_000_000, 12_500_000, 13_000_000, 13_000_200, 13_000_500, 15_000_000,
        20_000_000,
      ])
    #expect(events.compactMap { $0["seq"] as? Int } == Array(0..<8))
    #expect(events.compactMap { $0["name"] as? String } == ["setUp", "opened", "closed"])
    #expect(events[5]["cause"] as? Int == 3)
  }

  @Test func `the markers need not be first, and one that is late does not count`() throws {
    let late = Self.app + Self.mark(4, 9, "late")
    let (outcome, events) = try merge(late, Self.runner + Self.mark(7, 24, "late"))

    #expect(outcome.objects.first?["offset"] as? Int == -10_000_000)
    #expect(outcome.objects.first?["spread"] as? Int == 5_000_000)
    #expect(outcome.errors.contains("the markers differ by up to 5.000s"))
    #expect(events.count == 9)
  }

  @Test(arguments: [
    (app, turn(0, 1, "portrait"), "runner.ndjson: the log has no markers"),
    (turn(0, 1, "portrait"), runner, "app.ndjson: the log has no markers"),
    (app, mark(0, 1, "begin"), "the app's log has opened, closed, the tests' log has begin"),
    (app, "nonsense", "runner.ndjson: not a trace"),
    (app, runner + "{\n", "runner.ndjson: line 8"),
  ])
  func `what cannot be merged is reported`(app: String, runner: String, problem: String) throws {
    let (outcome, events) = try merge(app, runner)

    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(problem))
    #expect(outcome.errors.contains("  help: "))
    #expect(events.isEmpty)
  }

  @Test func `a log has nothing to be merged with in itself`() throws {
    let outcome = try Program.run("merge", Samples.turned, Samples.turned, "-o", "none.swivel")

    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("must be two different files"))
  }

  @Test func `swapped logs are noticed`() throws {
    let attempts = (4..<24).map { "{\"seq\":\($0),\"t\":6000000,\"kind\":\"attemptRotation\"}\n" }
    let (outcome, _) = try merge(Self.runner, Self.app + attempts.joined())

    #expect(outcome.errors.contains("specify the log of the app first"))
  }

  @Test func `a log that is there is not overwritten`() throws {
    try withFolder { folder in
      let app = try folder.write(Self.app.utf8, to: "app.ndjson")
      let runner = try folder.write(Self.runner.utf8, to: "runner.ndjson")
      let outcome = try Program.run("merge", app, runner, "-o", app)

      #expect(outcome.code == 2)
      #expect(try folder.text("app.ndjson") == Self.app)
    }
  }

  @Test(arguments: [
    (app, runner + #"{"loss":2,"reason":"bufferFull"}"# + "\n", "runner.ndjson: 2 events lost"),
    (app + #"{"loss":3,"reason":"bufferFull"}"# + "\n", runner, "app.ndjson: 3 events lost"),
  ])
  func `what one of the two lost is reported, and is in the merged log`(
    app: String, runner: String, note: String
  ) throws {
    try withFolder { folder in
      let names = [
        try folder.write(app.utf8, to: "app.ndjson"),
        try folder.write(runner.utf8, to: "runner.ndjson"),
      ]
      let outcome = try Program.run(["merge"] + names + ["-o", folder.path("both.swivel")])

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains(note))
      #expect(try Program.run("cat", folder.path("both.swivel")).output.contains(#"{"loss":"#))
    }
  }

  @Test func `markers that only the runner passed are taken, also those of a shared name`() throws {
    let more = Self.mark(7, 21, "opened") + Self.mark(8, 22, "opened")
    let (outcome, events) = try merge(Self.app, Self.runner + more)

    #expect(outcome.objects.first?["leftOut"] as? Int == 1)
    #expect(events.compactMap { $0["name"] as? String }.count { $0 == "opened" } == 3)
  }

  @Test func `the header is the app's, but for what is not true of both`() throws {
    let header =
      #"{"swivel":"1.0","unit":"1us","header":{"id":"5f0c7a1e93d84b26a4417d0e6b2f9c58","#
      + #""start":"2026-05-04T10:11:12Z","app":"com.example.reader"}}"# + "\n"
    try withFolder { folder in
      let names = [
        try folder.write((header + Self.app).utf8, to: "app.ndjson"),
        try folder.write(Self.runner.utf8, to: "runner.ndjson"),
      ]
      _ = try Program.run(["merge"] + names + ["-o", folder.path("both.swivel")])
      let info = try Program.run("info", folder.path("both.swivel"), "--json").objects.first

      #expect(info?["header"] as? [String: String] == ["app": "com.example.reader"])
    }
  }
}
