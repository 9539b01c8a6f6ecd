import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Recorders that cannot have a mapped file, or run out of room.
struct FallbackTests {
  @Test func `without a mapping each event is written to the file`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      var options = Recorder.Options()
      options.faults.map = 12
      let recorder = try Recorder(path: path, options: options)
      Self.record(0..<100, with: recorder)
      recorder.record(.remark(.note(.given)), name: String(repeating: "n", count: 300))

      #expect(recorder.status.mode == .written)
      #expect(recorder.status.lastError == .io(operation: .write, errno: 12))
      let hot = try RecordedLog(path)
      #expect(hot.summary.adoptedCount == 101)
      #expect(hot.countsByThread[0]?.elementsEqual(0..<100) == true)

      try recorder.finish()
      #expect(try RecordedLog(path).events == hot.events)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  @Test func `without a file events wait in memory`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      var options = Recorder.Options()
      options.faults.file = 28
      let recorder = try Recorder(path: path, options: options)
      Self.record(0..<100, with: recorder)

      #expect(recorder.status.mode == .memory)
      #expect(recorder.status.lastError == .io(operation: .create, errno: 28))
      #expect(try folder.names == ["a.swivel"])

      try recorder.finish()
      #expect(try RecordedLog(path).countsByThread[0]?.elementsEqual(0..<100) == true)
    }
  }

  @Test func `a log that cannot be made is an error, and leaves no hot file`() throws {
    try withFolder { folder in
      #expect(throws: LogError.self) { _ = try Recorder(path: folder.path("none/a.swivel")) }
      try folder.write([], to: "file")
      #expect(throws: LogError.self) {
        _ = try Recorder(directory: folder.path("file"), name: "a")
      }
      #expect(try folder.names == ["file"])
    }
  }

  @Test(arguments: [32, 160, 400])
  func `a limit on the size of files costs what does not fit, and is counted`(limit: Int) throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      // In blocks of 512 bytes: no room for a hot file, some, and some more.
      let shell = "trap '' XFSZ; ulimit -f \(limit); exec \"$0\" \"$@\""
      let plan = RecordingChild.Plan(threadCount: 2, eventCount: 60_000, interval: 1_000)
      let child = try RecordingChild(plan, path: path, shell: shell)
      child.waitUntilEnd()

      _ = try Recorder.adopt(path: path)
      let log = try RecordedLog(path)
      let events = ChildEvents(log)
      #expect(events.strangerCount == 0)
      #expect(child.acknowledged == [0: 60_000, 1: 60_000])
      let isComplete = UInt64(events.count) + log.summary.lostCount == 120_000
      // Without a hot file, what could not be written is lost with the process, and so is its
      // count.
      #expect(isComplete || limit == 32)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  private static func record(_ numbers: Range<UInt32>, with recorder: Recorder) {
    for number in numbers { recorder.record(Record(code: 0x7F, 0, number)) }
  }
}
