import Foundation
import SwivelTestKit
import Testing

/// What `record` says of lines that it did not use.
struct RecordCountsTests {
  @Test func `a report is not an empty console, and its import is named`() throws {
    try withFolder { (folder) throws in
      let log = folder.path("a.swivel")
      let report =
        "{\n  \"breadcrumbs\": [\n    {\"category\": \"device.orientation\", \"timestamp\": 1777888800}\n  ]\n}\n"
      let outcome = try Program.run("record", "-o", log, input: report)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("error: standard input: it is a Sentry report"))
      #expect(outcome.errors.contains("help: swivel import sentry FILE -o \(log)"))
      #expect(!FileManager.default.fileExists(atPath: log))
    }
  }

  @Test func `events that the recorder's numbers show to be missing are a loss`() throws {
    try withFolder { (folder) throws in
      let lines = [0, 4].map { number in
        "2026-05-04 10:00:0\(number).000000+0200 Shop[7:1] [swivel:trace] "
          + #"{"seq":\#(number),"t":\#(number)000000,"kind":"note","text":"x"}"# + "\n"
      }
      let outcome = try Program.run(
        "record", "-o", folder.path("a.swivel"), input: lines.joined())

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("by their numbers, 3 events are missing"))
    }
  }

  @Test func `messages that are not understood and repeated lines are no other lines`() throws {
    try withFolder { (folder) throws in
      let time = "2026-05-04 10:00:01.000 Shop[7:1]"
      let lines = [
        "\(time) <private> (<private>) Scene updated orientation preferences: <private>",
        "\(time) BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.",
        "\(time) BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.",
      ]
      let outcome = try Program.run(
        "record", "-o", folder.path("a.swivel"), input: lines.joined(separator: "\n"))

      #expect(
        outcome.errors.contains(
          "; used 1 message of the system; passed over 1 repeated line; did not understand 1 message\n"
        ))
    }
  }
}
