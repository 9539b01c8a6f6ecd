import SwivelLog
import SwivelModel
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
      #expect(outcome.errors.contains("2 checkpoints, all match the replay"))
    }
  }

  @Test(arguments: foreign) func `what another version stored is not compared`(
    facts: ForeignCheckpoints.Facts, conclusions: [UInt8], code: Int32, verdict: String
  ) throws {
    let source = ForeignCheckpoints(facts: facts, conclusions: conclusions)
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      try Self.write(20_000, checkpoints: source, to: path)

      let outcome = try Program.run("replay", path, "--verify")

      #expect(outcome.code == code)
      #expect(outcome.errors.hasPrefix("0 observations; none contradict the rules; \(verdict)\n"))
    }
  }

  private static let foreign: [(ForeignCheckpoints.Facts, [UInt8], Int32, String)] = [
    (.older, [1, 2], 0, "1 checkpoint of another version ignored"),
    (.right, [1, 2], 0, "1 checkpoint of another version ignored"),
    (.wrong, [1, 2], 1, "1 checkpoint, 1 differs from the replay"),
    (.right, [], 0, "1 checkpoint, all match the replay"),
  ]

  private static func write(
    _ count: Int, checkpoints: ForeignCheckpoints, to path: String
  ) throws {
    let writer = try LogWriter(
      header: TraceHeader(), policy: .batch, sink: FileSink(creating: path),
      checkpoints: checkpoints)
    for index in 0..<UInt64(count) {
      let side: DeviceOrientation = index.isMultiple(of: 2) ? .landscapeLeft : .portrait
      try writer.append(
        Event(
          sequence: index, instant: Instant(rawValue: index * 1_000),
          .device(.deviceTurned(to: side))),
        vocabulary: Vocabulary())
    }
    try writer.finish()
  }
}

/// What a Swivel of other rules, or of another form of the state, stored.
struct ForeignCheckpoints: CheckpointSource {
  enum Facts {
    case right, wrong, older
  }

  let facts: Facts
  let conclusions: [UInt8]
  private var state = FactsCheckpoints()

  init(facts: Facts, conclusions: [UInt8]) {
    (self.facts, self.conclusions) = (facts, conclusions)
  }

  mutating func apply(_ event: Event) {
    state.apply(event)
  }

  func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    let right = state.checkpoint().facts
    switch facts {
    case .right: return (right, 1, conclusions)
    case .wrong: return (right.map { $0 == 0 ? 1 : $0 }, 1, conclusions)
    case .older: return ([1] + right.dropFirst(), 1, conclusions)
    }
  }
}
