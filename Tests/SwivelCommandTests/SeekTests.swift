import SwivelTestKit
import Testing

struct SeekTests {
  @Test func `a replay that begins at a checkpoint says what a whole one says`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.turns(40_000)).code == 0)
      #expect(try Program.run("info", path, "--json").objects[0]["checkpoints"] as? Int == 2)
      let text = try Program.run("cat", path).output

      for time in ["0.5", "16.384", "39.5"] {
        #expect(
          try Program.run("replay", path, "--at", time).output
            == Program.run(["replay", "-", "--at", time], input: text).output)
        #expect(
          try Program.run("replay", path, "--from", time, "--json").output
            == Program.run(["replay", "-", "--from", time, "--json"], input: text).output)
      }
    }
  }

  @Test func `checkpoints are verified as what they are, a cache`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.turns(40_000)).code == 0)

      let outcome = try Program.run("replay", path, "--verify")

      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("2 checkpoints, all as replayed"))
    }
  }
}
