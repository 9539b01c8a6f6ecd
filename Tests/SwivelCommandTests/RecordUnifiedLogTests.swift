import SwivelTestKit
import Testing

struct RecordUnifiedLogTests {
  private func record(
    _ stream: String, in folder: TemporaryFolder
  ) throws -> (outcome: Program.Outcome, log: Program.Outcome) {
    let path = folder.path("a.swivel")
    let outcome = try Program.run(
      "record", "--from", "unified-log", "-o", path, "--json", input: stream)
    return (outcome, try Program.run("cat", path))
  }

  @Test func `the recorder's lines and UIKit's words become one log`() throws {
    try withFolder { (folder) throws in
      let (outcome, log) = try record(ImportSamples.log, in: folder)

      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("recorded 3 events to"))
      #expect(
        outcome.errors.contains(
          "; passed over 1 repeated line; ignored 1 line that is not an event"))
      #expect(
        log.lines.dropFirst() == [
          #"{"seq":0,"t":0,"kind":"systemVersion","version":"17.4"}"#,
          #"{"seq":1,"t":1,"kind":"windowAdded","window":0,"scene":0,"level":0,"hidden":false}"#,
          #"{"seq":2,"t":2250000,"kind":"supportedTold","mask":["portrait"],"request":null}"#,
        ])
      let header = log.objects.first?["header"] as? [String: String]
      #expect(header?["source"] == "unified-log")
    }
  }

  @Test func `a broken line is a loss, and what follows is recorded`() throws {
    try withFolder { (folder) throws in
      let warning = "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."
      let stream = [
        ImportSamples.record(warning, "12.000000", "x"), "{\"eventMessage\":\"cut off",
        "swivel: {\"kind\":\"note\",\"text\":",
        ImportSamples.record(#"{\"kind\":\"turned\"}"#, "13.000000", "swivel"),
        ImportSamples.record(warning, "14.000000", "x"),
      ]
      let (outcome, log) = try record(stream.joined(separator: "\n"), in: folder)

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("rejected line 3: invalid JSON at column 23: unexpected end"))
      #expect(outcome.errors.contains("line 4: unknown kind"))
      #expect(log.lines.filter { $0 == #"{"loss":1,"reason":"unreadable"}"# }.count == 2)
      #expect(log.objects.last?["t"] as? Int == 2_000_000)
    }
  }

  @Test func `a text that waits for its next line is recorded at the end`() throws {
    try withFolder { (folder) throws in
      let line = "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please"

      let (outcome, _) = try record(line + "\n", in: folder)

      #expect(outcome.errors.contains("recorded 1 event to"))
    }
  }
}
