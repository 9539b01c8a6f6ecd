import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Recordings with a limit.
struct FlightRecorderTests {
  private static let limit: UInt64 = 1 << 19

  @Test func `all files together stay within the limit, and the newest events are there`() throws {
    try withFolder { folder in
      let recorder = try Recorder(directory: folder.path, name: "a", byteLimit: Self.limit)
      var noise = Noise()
      for _ in 0..<300 {
        noise.record(100, with: recorder)
        try recorder.flush()
        #expect(try folder.byteCount <= Int(Self.limit))
      }
      try recorder.finish()

      let log = try RecordedLog(folder.path)
      #expect(log.summary.droppedCount > 0)
      #expect(log.events.first?.sequence == log.summary.droppedCount)
      #expect(log.events.map(\.record) == noise.records.suffix(log.events.count))
      #expect(log.summary.droppedCount + UInt64(log.events.count) == 30_000)
      #expect(log.summary.lostCount == 0)
      #expect(log.events.count > 5_000)
    }
  }

  @Test func `each segment can be read alone, and says what it continues from`() throws {
    try withFolder { folder in
      let recorder = try Recorder(directory: folder.path, name: "a", byteLimit: Self.limit)
      var noise = Noise()
      recorder.record(
        .controller(
          .controller(
            controller: ControllerID(rawValue: 1), type: .plain, name: "HomeController")))
      while recorder.status.segmentCount < 3 {
        noise.record(100, with: recorder)
        try recorder.flush()
      }
      try recorder.finish()

      let names = try folder.names
      #expect(names.count >= 3)
      let headers = try names.map { try Self.reader(folder.path($0)).header }
      for (first, second) in zip(headers, headers.dropFirst()) {
        #expect(second[.previous] == first[.id])
        #expect(second.recording == first.recording)
      }
      let last = try Self.reader(folder.path(names[names.count - 1]))
      last.deliversCheckpoints = true
      guard case .checkpoint(let checkpoint) = try last.nextSection() else {
        Issue.record("the last segment does not begin with a checkpoint")
        return
      }
      let state = try #require(SceneState(archived: checkpoint.facts))
      let name = try #require(state.controllers[ControllerID(rawValue: 1)].name)
      #expect(last.vocabulary.names[name] == "HomeController")
    }
  }

  @Test func `a further run continues in a segment of its own`() throws {
    try withFolder { folder in
      for round: UInt32 in 0..<3 {
        let recorder = try Recorder(directory: folder.path, name: "a")
        for number: UInt32 in 0..<10 { recorder.record(Record(code: 0x7F, round, number)) }
        try recorder.finish()
      }

      let log = try RecordedLog(folder.path)
      #expect(try folder.names == ["a.000001.swivel", "a.000002.swivel", "a.000003.swivel"])
      #expect(log.events.map(\.sequence) == Array(0..<30))
      #expect(log.summary.isClosedCleanly)
    }
  }

  @Test func `notes that are never used again are not carried on`() throws {
    try withFolder { folder in
      let recorder = try Recorder(directory: folder.path, name: "a", byteLimit: Self.limit)
      var random = SplitMix64(seed: 3)
      for number in 0..<3_000 {
        let noise = (0..<40).map { _ in String(random.next(), radix: 16) }.joined()
        recorder.record(.remark(.note(text: "\(number) \(noise)")))
        if number % 50 == 0 { try recorder.flush() }
      }
      try recorder.finish()

      #expect(try folder.byteCount <= Int(Self.limit))
      let log = try RecordedLog(folder.path)
      #expect(log.notes.count > 300)
      #expect(log.notes.last??.hasPrefix("2999 ") == true)
      #expect(!log.notes.contains { $0 == nil })
    }
  }

  private static func reader(_ path: String) throws -> LogReader {
    try LogReader(source: FileSource(path: path))
  }
}

/// Records that compress badly.
private struct Noise {
  private(set) var records: [Record] = []
  private var random = SplitMix64(seed: 7)

  mutating func record(_ count: Int, with recorder: Recorder) {
    for _ in 0..<count {
      let word = random.next()
      let record = Record(
        code: 0x7F, UInt32(truncatingIfNeeded: word), UInt32(truncatingIfNeeded: word >> 32))
      records.append(record)
      recorder.record(record)
    }
  }
}
