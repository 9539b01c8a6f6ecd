import Foundation
import SwivelTestKit
import Testing

struct RepairTests {
  /// A log of 3,000 turns in three blocks.
  private static func withLog(_ body: (TemporaryFolder, String) throws -> Void) throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.turns(3_000)).code == 0)
      try body(folder, path)
    }
  }

  @Test func `a log that is whole is copied, and 0`() throws {
    try Self.withLog { (folder, path) throws in
      let fixed = folder.path("fixed.swivel")

      let outcome = try Program.run("repair", path, "-o", fixed, "--json")

      #expect(outcome.code == 0)
      #expect(outcome.objects[0]["events"] as? Int == 3_000)
      #expect(outcome.errors == "wrote 3000 events to \(fixed)\n")
      #expect(try Program.run("cat", fixed).output == Program.run("cat", path).output)
      #expect(try Program.run("info", fixed, "--mode", "strict").code == 0)
    }
  }

  @Test func `what is damaged is left out and named, and 3`() throws {
    try Self.withLog { (folder, path) throws in
      var bytes = try folder.bytes("a.swivel")
      bytes[bytes.count / 2] ^= 4
      let broken = try folder.write(bytes, to: "broken.swivel")
      let fixed = folder.path("fixed.swivel")
      #expect(try Program.run("cat", broken).code == 2)

      let outcome = try Program.run("repair", broken, "-o", fixed)

      #expect(outcome.code == 3)
      #expect(
        outcome.errors.contains(
          "  events 1024 to 2047 are missing; the state after that is uncertain"))
      #expect(try folder.bytes("broken.swivel") == bytes)
      let kept = try Program.run("cat", fixed)
      let numbers = kept.objects.compactMap { $0["seq"] as? Int }
      #expect(numbers == Array(0..<1_024) + Array(2_048..<3_000))
      #expect(kept.code == 3)
      let info = try Program.run("info", fixed)
      #expect(info.output.contains("recovered"))
      #expect(info.output.contains("damaged 1, lost 1024"))
      #expect(try Program.run("cat", broken, "--mode", "salvage").output == kept.output)
    }
  }

  @Test func `a file that is there is not written over`() throws {
    try Self.withLog { (folder, path) throws in
      let before = try folder.bytes("a.swivel")

      let outcome = try Program.run("repair", path, "-o", path)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("the file already exists"))
      #expect(outcome.errors.contains("help: choose a file name that does not exist"))
      #expect(try folder.bytes("a.swivel") == before)
    }
  }

  @Test func `what is no log is 2`() throws {
    try withFolder { (folder) throws in
      let outcome = try Program.run("repair", "Package.swift", "-o", folder.path("fixed.swivel"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("error: Package.swift: not a Swivel log"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("fixed.swivel")))
    }
  }

  @Test(arguments: ["repair", "redact"])
  func `a segment that is missing is reported, and ends with 3`(verb: String) throws {
    try withFolder { folder in
      let whole = "Tests/FormatCorpus/1.1/segments.00000"
      for number in [1, 3, 4] {
        let bytes = try Data(
          contentsOf: Program.root.appendingPathComponent("\(whole)\(number).swivel"))
        _ = try folder.write(bytes, to: "segments.00000\(number).swivel")
      }
      let outcome = try Program.run(
        verb, folder.path("segments.000001.swivel"), "-o", folder.path("x.swivel"))

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("2 events missing"))
    }
  }

  @Test func `what no mode can read is not sent from one command to the next`() throws {
    try Self.withLog { (folder, path) throws in
      var bytes = try folder.bytes("a.swivel")
      bytes[40] ^= 1
      let broken = try folder.write(bytes, to: "broken.swivel")

      for arguments in [
        ["info", broken], ["repair", broken, "-o", folder.path("fixed.swivel")],
        ["redact", broken, "-o", folder.path("redacted.swivel"), "--mode", "salvage"],
      ] {
        let outcome = try Program.run(arguments)

        #expect(outcome.code == 2)
        #expect(!outcome.errors.contains("swivel repair"))
        #expect(
          outcome.errors.contains(
            "help: a log whose first block is damaged cannot be read with any --mode"))
      }
    }
  }

  @Test(arguments: ["repair", "redact"])
  func `a text and standard input are refused with advice`(command: String) throws {
    try withFolder { folder in
      let output = folder.path("a.swivel")

      let text = try Program.run(command, Samples.turnedText, "-o", output)
      let stream = try Program.run(command, "-", "-o", output)

      #expect(text.code == 2)
      #expect(text.errors.contains("record -o FILE.swivel < \(Samples.turnedText)"))
      #expect(stream.code == 64)
      #expect(stream.errors.contains("cannot read from standard input"))
    }
  }

  @Test func `what damage and missing lines took is not called lost while recording`() throws {
    try Self.withLog { (folder, path) throws in
      var bytes = try folder.bytes("a.swivel")
      bytes[bytes.count / 2] ^= 4
      let broken = try folder.write(bytes, to: "broken.swivel")
      let lines = try Samples.text(of: Samples.turnedText).split(separator: "\n")
      let text = lines.filter { !$0.contains(#""seq":20,"#) }.joined(separator: "\n")

      let salvaged = try Program.run("info", broken, "--mode", "salvage")
      let cut = try Program.run("info", "-", input: text)

      #expect(salvaged.errors.contains("events 1024 to 2047 are missing"))
      #expect(!salvaged.errors.contains("events missing"))
      #expect(cut.errors == "note: -: 1 event missing\n")
      for outcome in [salvaged, cut] {
        #expect(outcome.code == 3)
        #expect(!outcome.errors.contains("while recording"))
      }
    }
  }
}
