import SwivelTestKit
import Testing

/// What becomes of a log of several blocks that is damaged or cut short.
struct DamageTests {
  /// A log of 3,000 events, which is more than two blocks hold, and its bytes.
  private static func withLog(_ body: (TemporaryFolder, [UInt8]) throws -> Void) throws {
    try withFolder { (folder) throws in
      let log = folder.path("whole.swivel")
      #expect(try Program.run("record", "-o", log, input: Streams.turns(3_000)).code == 0)
      try body(folder, folder.bytes("whole.swivel"))
    }
  }

  @Test func `a damaged block is 2, after the events before it`() throws {
    try Self.withLog { (folder, bytes) throws in
      var damaged = bytes
      damaged[bytes.count / 2] ^= 0x10
      let path = try folder.write(damaged, to: "damaged.swivel")

      let outcome = try Program.run("cat", path)

      #expect(outcome.code == 2)
      #expect(outcome.lines.count == 1 + 1_024)
      #expect(outcome.errors.contains("is damaged, after 1024 events"))
      #expect(outcome.errors.contains("  the first 1024 events (up to 1.023s) are intact"))
      #expect(
        outcome.errors.contains("  help: to save the readable part, run: swivel repair \(path) -o"))
    }
  }

  @Test(arguments: UnreadableTests.readers + [["check", "--exit-zero"]])
  func `a torn tail is 3, after all that is intact`(reader: [String]) throws {
    try withFolder { (folder) throws in
      let text = try Program.run("cat", Samples.cured).output
      let log = folder.path("whole.swivel")
      #expect(try Program.run("record", "-o", log, input: text).code == 0)
      let torn = try folder.write(folder.bytes("whole.swivel").dropLast(5), to: "torn.swivel")

      let (whole, outcome) = (try Program.run(reader + [log]), try Program.run(reader + [torn]))

      #expect(outcome.code == 3)
      if reader.first == "check" {
        // Nothing is found in what is intact, and what is torn off may have shown something.
        #expect(whole.output == "0 findings in 1 trace\n")
        #expect(outcome.output.contains("  why      part of the run is missing"))
      } else {
        #expect(reader == ["info"] || outcome.output == whole.output)
      }
      #expect(outcome.errors.contains("of an incomplete block at byte"))
    }
  }

  @Test func `a torn tail keeps the blocks before it`() throws {
    try Self.withLog { (folder, bytes) throws in
      let path = try folder.write(bytes.prefix(bytes.count * 2 / 3), to: "torn.swivel")

      let outcome = try Program.run("cat", path)

      #expect(outcome.code == 3)
      #expect(outcome.lines.count == 1 + 1_024)
    }
  }

  @Test func `a check shows what it found before the damage, and is 2`() throws {
    try withFolder { (folder) throws in
      let (first, second) = (folder.path("a.swivel"), folder.path("b.swivel"))
      let text = try Program.run("cat", Samples.turned).output
      #expect(try Program.run("record", "-o", first, input: text).code == 0)
      let more = Streams.turns(2_000, from: 33, at: 22_000_000)
      #expect(try Program.run("record", "-o", second, input: text + more).code == 0)
      var damaged = try folder.bytes("b.swivel")
      damaged[damaged.count - 200] ^= 1
      _ = try folder.write(damaged, to: "b.swivel")

      let outcome = try Program.run("check", second)

      #expect(outcome.code == 2)
      #expect(outcome.output.contains("[back-navigation-rotated]"))
      #expect(outcome.lines.last == "1 finding in 1 trace, of which 1 could be read only in part")
    }
  }
}
