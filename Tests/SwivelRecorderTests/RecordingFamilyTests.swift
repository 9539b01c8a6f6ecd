import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Recordings in a directory whose earlier recorder cannot be recognized, as after a restart of a
/// device that does not name its boots.
struct RecordingFamilyTests {
  @Test func `a recording begins beside one whose recorder may still run`() throws {
    try withFolder { folder in
      let orphan = try Self.leaveUnknown(in: folder)

      let recorder = try Self.recorder(in: folder)
      recorder.note("beside")
      #expect(recorder.logPath == folder.path("a-2.000001.swivel"))
      try recorder.finish()

      #expect(try folder.bytes("a.000001.swivel") == orphan.log)
      #expect(try folder.bytes("a.swivel.hot") == orphan.hot)
      #expect(try RecordedLog(folder.path("a-2.000001.swivel")).notes == ["beside"])
      let old = try RecordedLog(folder.path("a.000001.swivel"))
      #expect(old.events.count == 20)
      #expect(old.summary.recorder == .unknown)
    }
  }

  @Test func `the next start continues beside it, and adopts what is left there`() throws {
    try withFolder { folder in
      let orphan = try Self.leaveUnknown(in: folder)
      var second = try OrphanedFiles(sealing: 0..<10, 10..<20, inFolder: true)
      second.name = "a-2"
      try second.write(to: folder)

      let recorder = try Self.recorder(in: folder)
      recorder.note("beside")
      try recorder.finish()

      let log = try RecordedLog(folder.path("a-2.000001.swivel"))
      #expect(log.countsByThread[0]?.elementsEqual(0..<20) == true)
      #expect(log.notes == ["beside"])
      #expect(try folder.bytes("a.swivel.hot") == orphan.hot)
      #expect(!folder.exists("a-2.swivel.hot"))
    }
  }

  @Test func `the first start that knows the recorder dead adopts it, and all beside it`() throws {
    try withFolder { folder in
      let owner = Process()
      owner.executableURL = URL(fileURLWithPath: "/bin/sleep")
      owner.arguments = ["60"]
      try owner.run()
      try Self.leaveUnknown(in: folder, owner.processIdentifier)
      for number in [2, 7] {
        var beside = try OrphanedFiles(sealing: 0..<10, 10..<UInt32(20 + number), inFolder: true)
        beside.name = "a-\(number)"
        if number == 2 { beside.setOwner(owner.processIdentifier) }
        try beside.write(to: folder)
      }
      let third = try Self.recorder(in: folder)
      #expect(third.logPath == folder.path("a-3.000001.swivel"))
      #expect(!folder.exists("a-7.swivel.hot"))
      try third.finish()

      kill(owner.processIdentifier, SIGKILL)
      owner.waitUntilExit()
      let recorder = try Self.recorder(in: folder)
      recorder.note("continued")
      #expect(recorder.logPath == folder.path("a.000001.swivel"))
      try recorder.finish()

      #expect(try folder.names.allSatisfy { $0.hasSuffix(".swivel") })
      let counts = try ["a", "a-2", "a-7"].map { name in
        let log = try RecordedLog(folder.path("\(name).000001.swivel"))
        #expect(log.summary.isClosedCleanly)
        return log.countsByThread[0]
      }
      #expect(counts == [Array(0..<20), Array(0..<22), Array(0..<27)])
    }
  }

  @Test func `a recording beside it that is being recorded is not shared`() throws {
    try withFolder { folder in
      try Self.leaveUnknown(in: folder)
      let first = try Self.recorder(in: folder)

      let error = #expect(throws: LogError.self) { _ = try Self.recorder(in: folder) }
      guard case .beingRecorded(folder.path("a-2.swivel.hot"), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      first.note("the one that records")
      try first.finish()
      #expect(try RecordedLog(folder.path("a-2.000001.swivel")).notes == ["the one that records"])
    }
  }

  @Test func `a recorder that runs, but cannot be recognized, records on in files of its own`()
    throws
  {
    try withFolder { folder in
      let first = try Self.recorder(in: folder)
      for number: UInt32 in 0..<500 { first.record(Record(code: 0x7F, 0, number)) }
      try Self.forgetBoot(of: folder.path("a.swivel.hot"))

      let second = try Self.recorder(in: folder)
      for number: UInt32 in 0..<500 {
        first.record(Record(code: 0x7F, 0, 500 + number))
        second.record(Record(code: 0x7F, 1, number))
      }
      try second.finish()
      try first.finish()

      let logs = try ["a", "a-2"].map { try RecordedLog(folder.path("\($0).000001.swivel")) }
      #expect(logs[0].countsByThread == [0: Array(0..<1_000)])
      #expect(logs[1].countsByThread == [1: Array(0..<500)])
      #expect(logs.allSatisfy { $0.summary.isClosedCleanly && $0.summary.lostCount == 0 })
      #expect(try folder.names.sorted() == ["a-2.000001.swivel", "a.000001.swivel"])
    }
  }

  @Test func `a log of one file that has such a name is left alone`() throws {
    try withFolder { folder in
      var other = try OrphanedFiles(sealing: 0..<10, 10..<20, inFolder: false)
      other.name = "a-2"
      try other.write(to: folder)
      let files = try folder.names.sorted().map { try folder.bytes($0) }
      #expect(try folder.names.sorted() == ["a-2.swivel", "a-2.swivel.hot"])

      try Self.recorder(in: folder).finish()
      try Self.leaveUnknown(in: folder)
      let recorder = try Self.recorder(in: folder)
      #expect(recorder.logPath == folder.path("a-3.000001.swivel"))
      try recorder.finish()

      #expect(try ["a-2.swivel", "a-2.swivel.hot"].map { try folder.bytes($0) } == files)
    }
  }

  @Test(arguments: [1 << 19, 1 << 20] as [UInt64])
  func `adopting beside drops nothing`(limit: UInt64) throws {
    try withFolder { folder in
      try Self.leaveSegments(4, byteLimit: 1 << 20, in: folder)
      let names = try folder.names.filter { $0.hasSuffix(".swivel") }

      try Recorder(directory: folder.path, name: "a", byteLimit: limit).finish()

      #expect(try Set(names).isSubset(of: folder.names))
      #expect(folder.exists("a-2.000005.swivel"))
      #expect(!folder.exists("a-2.swivel.hot"))
    }
  }
}
