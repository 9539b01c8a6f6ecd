import Foundation
import SwivelTestKit
import Testing

struct FullDiskTests {
  @Test func `a full disk is 2`() throws {
    let outcome = try Program.run("record", "-o", "/dev/full", input: Streams.markers("a"))

    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: /dev/full: write failed with error 28: "))
    #expect(outcome.errors.contains("\n  help: "))
  }

  @Test func `a log that has to be whole is not left behind in part`() throws {
    try withFolder { (folder) throws in
      let outcome = try Program.shell(
        "ulimit -f 1; \"$SWIVEL\" scenario \"$1\" -o \"$2\"", Samples.scenarios,
        folder.path("logs"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("write failed with error 27: File too large"))
      #expect(outcome.errors.contains("\n  help: make room"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("logs")).isEmpty)
    }
  }

  @Test func `a limit on the size of files is 2, and the log is good up to it`() throws {
    try withFolder { (folder) throws in
      let stream = try folder.write(Streams.turns(20_000).utf8, to: "stream")
      let log = folder.path("a.swivel")

      let outcome = try Program.shell(
        "ulimit -f 16; \"$SWIVEL\" record -o \"$1\" < \"$2\"", log, stream)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("write failed with error 27: File too large"))
      let rest = try Program.run("cat", log)
      #expect(rest.code == 3)
      #expect(rest.lines.count > 1_024)
      let text = try folder.text("stream")
      #expect(text.hasPrefix(rest.lines.dropFirst().joined(separator: "\n")))
    }
  }
}
