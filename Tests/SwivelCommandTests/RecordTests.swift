import Foundation
import SwivelTestKit
import Testing

struct RecordTests {
  /// Records a stream and prints the log.
  private func record(
    _ stream: String, _ options: String..., in folder: TemporaryFolder
  ) throws -> (outcome: Program.Outcome, log: Program.Outcome) {
    let path = folder.path("a.swivel")
    let outcome = try Program.run(["record", "-o", path] + options, input: stream)
    return (outcome, try Program.run("cat", path))
  }

  @Test func `lines without a place get numbers and times`() throws {
    try withFolder { (folder) throws in
      let (outcome, log) = try record(Streams.markers("a", "b", "c"), in: folder)

      #expect(outcome.code == 0)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("\nrecorded 3 events to \(folder.path("a.swivel"))\n"))
      let events = log.objects.dropFirst()
      #expect(events.map { $0["seq"] as? Int } == [0, 1, 2])
      #expect(events.map { $0["t"] as? Int } == [0, 1_000, 2_000])
    }
  }

  @Test func `lines of a console are ignored and counted`() throws {
    try withFolder { (folder) throws in
      let stream = "Launching…\n\n[net] {x}\r\n\(Streams.markers("a"))\tdone\n"

      let (outcome, log) = try record(stream, in: folder)

      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("; ignored 3 lines that are not events\n"))
      #expect(log.objects.count == 2)
    }
  }

  @Test func `what other tools print as JSON is ignored`() throws {
    try withFolder { (folder) throws in
      let others = [
        "{", "\"a\": 1", "}", "{\"kind\":\"login\"}", "{\"level\":\"info\",\"kind\":7}", "{",
      ]
      let stream = others.joined(separator: "\n") + "\n" + Streams.markers("a")

      let (outcome, _) = try record(stream, in: folder)

      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("recorded 1 event to"))
      // The first three are one object.
      #expect(outcome.errors.contains("; ignored 4 lines that are not events\n"))
    }
  }

  @Test func `a line with the prefix is an event, whatever comes before it`() throws {
    try withFolder { (folder) throws in
      let stream =
        "12:01 App[7:8] swivel: " + Streams.markers("a") + "swivel: {\"kind\":\"login\"}\n"

      let (outcome, log) = try record(stream, in: folder)

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("rejected line 2: unknown kind \"login\""))
      #expect(log.objects.contains { $0["name"] as? String == "a" })
    }
  }

  @Test func `a recording says what it lacks for an answer`() throws {
    try withFolder { (folder) throws in
      let (outcome, _) = try record(Streams.markers("a"), in: folder)

      #expect(outcome.errors.contains("note: swivel check will be inconclusive for this log:\n"))
      #expect(outcome.errors.contains("\n  no window was recorded\n"))
    }
  }

  @Test func `a log is replaced only if that is requested`() throws {
    try withFolder { (folder) throws in
      _ = try record(Streams.markers("a"), in: folder)
      let (refused, kept) = try record(Streams.markers("b"), in: folder)
      let (outcome, log) = try record(Streams.markers("c"), "--force", in: folder)

      #expect(refused.code == 2)
      #expect(refused.errors.contains("--force to replace it"))
      #expect(kept.objects.last?["name"] as? String == "a")
      #expect(outcome.code == 0)
      #expect(log.objects.count == 2)
      #expect(log.objects.last?["name"] as? String == "c")
    }
  }

  @Test func `a broken line is a loss at its place, reported with its number`() throws {
    try withFolder { (folder) throws in
      let broken = "noise\n\n{\"kind\":\"marke\",\"name\":\"x\"}\n{\"kind\":\n"
      let stream = Streams.markers("a") + broken + Streams.markers("b")

      let (outcome, log) = try record(stream, in: folder)

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("line 4: unknown kind \"marke\" (did you mean marker?)"))
      #expect(outcome.errors.contains("line 5: invalid JSON"))
      #expect(outcome.errors.contains("recorded 2 events to"))
      #expect(outcome.errors.contains("; rejected 2 lines; ignored 1 line that is not an event\n"))
      #expect(log.code == 3)
      #expect(log.lines.filter { $0 == #"{"loss":1,"reason":"unreadable"}"# }.count == 2)
      #expect(log.objects.last?["name"] as? String == "b")
    }
  }

  @Test func `only the first faults are reported in full`() throws {
    try withFolder { (folder) throws in
      let broken = String(repeating: "{\"kind\":\"marke\"}\n", count: 9)

      let (outcome, _) = try record(broken, in: folder)

      let notes = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("note: rejected") }
      #expect(notes.count == 5)
      #expect(outcome.errors.contains("note: and 4 more\n"))
    }
  }

  @Test func `a line without an end is taken, and one that is too long is refused`() throws {
    try withFolder { (folder) throws in
      let long = "{\"kind\":\"marker\",\"name\":\"\(String(repeating: "x", count: 70_000))\"}\n"

      let (outcome, log) = try record(
        long + String(Streams.markers("last").dropLast()), in: folder)

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("line 1: the line is longer than 65536 bytes"))
      #expect(log.objects.last?["name"] as? String == "last")
    }
  }

  @Test func `the stream's header wins`() throws {
    try withFolder { (folder) throws in
      let header = #"{"swivel":"1.0","unit":"1us","header":{"app":"com.example.reader"}}"#

      let (outcome, log) = try record(
        "Launching…\n\(header)\n\(Streams.markers("a"))", in: folder)

      #expect(outcome.code == 0)
      // The file that is read has no times.
      #expect(log.lines.first == String(header.dropLast(2)) + #","times":"assumed"}}"#)
    }
  }

  @Test func `a stream without a header gets one of its own`() throws {
    try withFolder { (folder) throws in
      let (_, log) = try record(Streams.markers("a"), in: folder)

      let header = try #require(log.objects.first?["header"] as? [String: String])
      #expect(header["id"]?.count == 32)
      #expect(header["source"] == "pipe")
      #expect(header["start"]?.hasSuffix("Z") == true)
    }
  }

  @Test func `a stream without events is a log without events`() throws {
    try withFolder { (folder) throws in
      let (outcome, log) = try record("", in: folder)

      #expect(outcome.code == 0)
      #expect(log.code == 0)
      #expect(log.lines.count == 1)
    }
  }

  @Test func `a missing folder is 2, before anything is read`() throws {
    let outcome = try Program.shell("sleep 2 | swivel record -o no/such/a.swivel", [], seconds: 20)

    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: no/such/a.swivel: cannot be created: no such file or directory"))
  }

  @Test func `a log that is there is not overwritten`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      _ = try Program.run("record", "-o", path, input: Streams.markers("first"))
      let again = try Program.run("record", "-o", path, input: Streams.markers("second"))

      #expect(again.code == 2)
      #expect(
        again.errors.contains(
          "a.swivel: the file already exists\n  help: add --append to continue it"))
      #expect(try Program.run("cat", path).output.contains("first"))
    }
  }

  @Test func `what a killed recorder left is not overwritten`() throws {
    try withFolder { folder in
      for suffix in ["", ".hot"] {
        let path = "Tests/FormatCorpus/1.2-journal/crashed-file.swivel\(suffix)"
        let bytes = try Data(contentsOf: Program.root.appendingPathComponent(path))
        _ = try folder.write(bytes, to: "crashed.swivel\(suffix)")
      }
      try FileManager.default.removeItem(atPath: folder.path("crashed.swivel"))
      let outcome = try Program.run(
        "record", "-o", folder.path("crashed.swivel"), input: Streams.markers("a"))

      #expect(outcome.code == 2)
      #expect(FileManager.default.fileExists(atPath: folder.path("crashed.swivel.hot")))
    }
  }

  @Test func `a stream that cannot be read is reported as such, and leaves nothing`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let outcome = try Program.shell("swivel record -o \"$1\" <\"$2\"", path, folder.path(""))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("error: standard input: "))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `of a file without times each event is recorded 1 ms after the one before`() throws {
    try withFolder { folder in
      let text = try Samples.text(of: "traces/feed.ndjson")
      let (log, path) = (folder.path("a.swivel"), folder.path("feed.ndjson"))
      try folder.write(text.utf8, to: "feed.ndjson")
      let file = try Program.shell("swivel record -o \"$1\" <\"$2\"", log, path)
      let again = try Program.shell("swivel record --append -o \"$1\" <\"$2\"", log, path)
      let stream = try Program.shell("cat \"$2\" | swivel record -o \"$1.b\"", log, path)

      #expect(
        file.errors.hasPrefix(
          "note: the events in standard input have no times; they are assumed to be 1 ms apart"))
      let header = try Program.run("cat", log).objects.first?["header"] as? [String: String]
      #expect(header?["times"] == "assumed")
      let times = try Program.run("cat", log).objects.compactMap { $0["t"] as? Int }
      #expect(times == Array(0..<20).map { $0 * 1_000 })
      #expect(again.code == 0)
      #expect(!stream.errors.contains("without times"))
    }
  }
}
