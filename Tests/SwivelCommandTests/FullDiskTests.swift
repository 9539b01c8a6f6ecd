import Foundation
import SwivelTestKit
import Testing

struct FullDiskTests {
  #if os(Linux)
  // Elsewhere there is no /dev/full.
  @Test func `a full disk is 2`() throws {
    let outcome = try Program.run("record", "-o", "/dev/full", input: Streams.markers("a"))

    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: /dev/full: cannot be written: "))
    #expect(outcome.errors.contains("\n  help: "))
  }
  #endif

  @Test func `a log that has to be whole is not left behind in part`() throws {
    try withFolder { (folder) throws in
      let outcome = try Program.shell(
        "ulimit -f 1; \"$SWIVEL\" scenario \"$1\" -o \"$2\"", Samples.scenarios,
        folder.path("logs"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("cannot be written: the file is too large"))
      #expect(outcome.errors.contains("\n  help: free some space"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("logs")).isEmpty)
    }
  }

  @Test func `a limit on the size of files that leaves no room for a hot file is 2`() throws {
    try withFolder { (folder) throws in
      let log = folder.path("a.swivel")
      let outcome = try Program.shell(
        "ulimit -f 16; \"$SWIVEL\" record -o \"$1\" </dev/null", log)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("cannot be created: the file is too large"))
      #expect(folder.files.isEmpty)
    }
  }

  @Test func `a limit on the size of files is 2, and all that was recorded is kept`() throws {
    try withFolder { (folder) throws in
      var random = SplitMix64(seed: 5)
      let names = (0..<12_000).map { number in
        "\(number) " + (0..<4).map { _ in String(random.next(), radix: 36) }.joined()
      }
      let text = names.map { Streams.markers($0) }.joined()
      let stream = try folder.write(text.utf8, to: "stream")
      let log = folder.path("a.swivel")

      // The hot file has 135,168 bytes.
      let outcome = try Program.shell(
        "ulimit -f 300; \"$SWIVEL\" record -o \"$1\" < \"$2\"", log, stream)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("cannot be written: the file is too large"))
      let kept = try Program.run("cat", log)
      #expect(kept.code == 0)
      let found = kept.objects.dropFirst().compactMap { $0["name"] as? String }
      #expect(found.count > 1_024)
      #expect(found == Array(names.prefix(found.count)))
      // The one at which it ended is kept as well.
      let words = /all (\d+) events are saved/
      let said = try #require(outcome.errors.firstMatch(of: words).flatMap { Int($0.1) })
      #expect(said == found.count)
      #expect(outcome.errors.contains(" are saved; the rest of the input was not read\n"))

      // The next continues after it.
      let next = try Program.run("record", "-o", log, "--append", input: Streams.markers("next"))
      #expect(next.code == 0)
      #expect(try Program.run("cat", log).lines.count == found.count + 2)
    }
  }
}
