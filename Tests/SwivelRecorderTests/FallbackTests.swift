import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Recorders that cannot have a journal, or run out of room.
struct FallbackTests {
  @Test(arguments: [12, 28])
  func `without a journal there is no recorder, and no file`(errno: Int32) throws {
    try withFolder { (folder) throws in
      var options = Recorder.Options()
      options.faults.file = errno

      #expect(throws: LogError.io(operation: .create, errno: errno)) {
        _ = try Recorder(path: folder.path("a.swivel"), options: options)
      }
      #expect(throws: LogError.io(operation: .create, errno: errno)) {
        _ = try Recorder(directory: folder.path, name: "a", options: options)
      }

      #expect(try folder.names.isEmpty)
    }
  }

  @Test func `without a journal a log that is there stays as it is`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      try Recorder(path: path).finish()
      let bytes = try folder.bytes("a.swivel")
      var options = Recorder.Options()
      options.faults.file = 28

      for continues in [true, false] {
        options.continuesLog = continues
        #expect(throws: LogError.io(operation: .create, errno: 28)) {
          _ = try Recorder(path: path, options: options)
        }
        #expect(try folder.bytes("a.swivel") == bytes)
        #expect(try folder.names == ["a.swivel"])
      }
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

  @Test(arguments: [32, 200])
  func `a limit on the size of files that leaves no room for a journal is an error`(
    limit: Int
  ) throws {
    try withFolder { folder in
      let child = try Self.child(limit, in: folder)

      #expect(!child.isKilled)
      #expect(child.exitCode == RecordingChild.ExitCode.noRecorder.rawValue)
      #expect(child.acknowledged.isEmpty)
      #expect(try folder.names.isEmpty)
    }
  }

  @Test(arguments: [270, 400])
  func `a limit on the size of files costs what does not fit, and is counted`(limit: Int) throws {
    try withFolder { folder in
      let child = try Self.child(limit, in: folder)

      #expect(!child.isKilled)
      // What was recorded may just fit.
      #expect([0, RecordingChild.ExitCode.unfinished.rawValue].contains(child.exitCode))
      #expect(child.acknowledged == [0: 60_000, 1: 60_000])
      let path = folder.path("a.swivel")
      let before = try RecordedLog(path)
      _ = try Recorder.adopt(path: path)
      let log = try RecordedLog(path)
      let events = ChildEvents(log)
      #expect(events == ChildEvents(before))
      #expect(events.strangerCount == 0)
      #expect(events.count > 2_048)
      #expect(UInt64(events.count) + log.missingCount == 120_000)
      #expect(before.missingCount == log.missingCount)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  /// Records under a limit in blocks of 512 bytes, of which the shortest journal takes 264.
  private static func child(_ limit: Int, in folder: TemporaryFolder) throws -> RecordingChild {
    let plan = RecordingChild.Plan(threadCount: 2, eventCount: 60_000, interval: 1_000)
    let child = try RecordingChild(
      plan, path: folder.path("a.swivel"), shell: "ulimit -f \(limit); exec \"$0\" \"$@\"")
    child.waitUntilEnd()
    return child
  }
}
