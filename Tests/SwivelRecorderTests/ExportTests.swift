import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// One file of all that was recorded, while recording continues.
struct ExportTests {
  private static func record(_ numbers: Range<UInt32>, with recorder: Recorder) throws {
    for number in numbers {
      recorder.record(Record(code: 0x7F, 0, number))
      // Before the journal is full.
      if (number + 1).isMultiple(of: 1_000) { try recorder.flush() }
    }
  }

  @Test func `a file has all that was recorded before, and recording continues`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      try Self.record(0..<1_500, with: recorder)

      try recorder.export(to: folder.path("b.swivel"))
      try Self.record(1_500..<2_000, with: recorder)
      try recorder.export(to: folder.path("b.swivel"))
      try recorder.finish()
      try recorder.export(to: folder.path("c.swivel"))

      let exported = try RecordedLog(folder.path("b.swivel"))
      #expect(exported.countsByThread[0]?.elementsEqual(0..<2_000) == true)
      #expect(exported.summary.isClosedCleanly)
      #expect(exported.summary.recoveries.isEmpty)
      #expect(try RecordedLog(folder.path("c.swivel")).events == exported.events)
      #expect(try RecordedLog(folder.path("a.swivel")).events == exported.events)
      #expect(try folder.names == ["a.swivel", "b.swivel", "c.swivel"])
    }
  }

  @Test func `the segments of a flight recorder come as one file, with what leads up to them`()
    throws
  {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("logs"), withIntermediateDirectories: false)
      let recorder = try Recorder(directory: folder.path("logs"), byteLimit: 1 << 19)
      recorder.record(
        .controller(
          .controller(
            controller: ControllerID(rawValue: 7), type: .plain, name: "FirstPage")))
      // Numbers that do not compress, so that the first segments are dropped.
      var random = SystemRandomNumberGenerator()
      for number: UInt32 in 0..<120_000 {
        recorder.record(
          Record(
            code: 0x7E, number, .random(in: .min ... .max, using: &random),
            .random(in: .min ... .max)))
        if (number + 1).isMultiple(of: 1_000) { try recorder.flush() }
      }
      #expect(recorder.status.segmentCount > 1)

      try recorder.export(to: folder.path("all.swivel"))

      let exported = try RecordedLog(folder.path("all.swivel"))
      let kept = try RecordedLog(folder.path("logs"))
      #expect(exported.events == kept.events)
      #expect(exported.summary.droppedCount > 0)
      #expect(exported.summary.droppedCount == kept.summary.droppedCount)
      #expect(exported.header[.recording] == nil)
      #expect(exported.names.id(of: "FirstPage") != nil)
    }
  }

  @Test func `a file may be redacted though its log is not`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      recorder.record(.remark(.note(text: "secret")))
      recorder.record(.remark(.note(text: "known")))

      try recorder.export(to: folder.path("b.swivel"), redacting: .names(except: ["known"]))

      let exported = try RecordedLog(folder.path("b.swivel"))
      #expect(exported.notes == [Redaction.names.replacement(for: "secret"), "known"])
      #expect(exported.header[.names] == "listed")
      #expect(try RecordedLog(folder.path("a.swivel")).notes == ["secret", "known"])
    }
  }

  @Test func `a file among the temporary ones is made off the calling thread`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let recorder = try Recorder(directory: folder.path("logs"))
    try Self.record(0..<100, with: recorder)

    let path = try await recorder.export(redacting: .names)
    defer { try? FileManager.default.removeItem(atPath: path) }

    let exported = try RecordedLog(path)
    #expect(exported.countsByThread[0]?.elementsEqual(0..<100) == true)
    #expect(exported.header[.names] == "tokens")
    try recorder.finish()
  }

  @Test func `while threads record, a file has the events of each without a gap`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      Threads.run(4) { thread in
        if thread == 3 { return Self.export(recorder, to: folder.path("b.swivel")) }
        for number: UInt32 in 0..<3_000 {
          recorder.record(Record(code: 0x7F, thread, number))
          if number.isMultiple(of: 100) { try? recorder.flush() }
        }
      }
      try recorder.finish()
    }
  }

  private static func export(_ recorder: Recorder, to path: String) {
    for round in 0..<10 {
      do {
        try recorder.export(to: path)
        let exported = try RecordedLog(path)
        #expect(exported.summary.gapCount == 0, "round \(round)")
        for numbers in exported.countsByThread.values where exported.losses.isEmpty {
          #expect(numbers.elementsEqual(0..<UInt32(numbers.count)))
        }
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test func `nothing is left of a file that cannot be written`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      recorder.record(Record(code: 0x7F, 0, 0))

      #expect(throws: LogError.self) { try recorder.export(to: folder.path("no/b.swivel")) }

      #expect(try folder.names == ["a.swivel", "a.swivel.hot"])
      #expect(recorder.status.lastError == nil)
    }
  }
}
