import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// What others, or a loss of power, do to the files of a recording.
struct SeamTests {
  @Test(arguments: [true, false])
  func `a log that is removed or cut short while it is recorded is an error`(
    isRemoved: Bool
  ) throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let recorder = try Recorder(path: path)
      recorder.record(Record(code: 0x7F, 0, 0))
      try recorder.flush()

      if isRemoved {
        try FileManager.default.removeItem(atPath: path)
      } else {
        try FileHandle(forWritingTo: folder.url("a.swivel")).truncate(atOffset: 20)
      }
      recorder.record(Record(code: 0x7F, 0, 1))

      let changed = LogError.changedByAnother(path: path)
      #expect(throws: changed) { try recorder.flush() }
      #expect(recorder.status.lastError == changed)
      #expect(throws: changed) { try recorder.finish() }
    }
  }

  @Test func `a segment that is removed while it is recorded is an error`() throws {
    try withFolder { folder in
      let recorder = try Recorder(directory: folder.path("logs"), name: "a")
      recorder.record(Record(code: 0x7F, 0, 0))
      try FileManager.default.removeItem(atPath: folder.path("logs"))

      #expect(throws: LogError.changedByAnother(path: folder.path("logs/a.000001.swivel"))) {
        try recorder.flush()
      }
    }
  }

  @Test(arguments: [false, true])
  func `a damaged hot file is noted, moved aside, and stops no recorder`(inFolder: Bool) throws {
    try withFolder { folder in
      var files = try OrphanedFiles(sealing: 0..<10, 10..<20, inFolder: inFolder)
      files.hot[30] ^= 1
      try files.write(to: folder)
      let damaged = LogError.damagedHotFile(path: folder.path("a.swivel.hot"))
      #expect(try files.read(in: folder).summary.hotFault == damaged)
      #expect(try files.read(in: folder).events.count == 10)

      let recorder =
        inFolder
        ? try Recorder(directory: folder.path, name: "a")
        : try Recorder(path: folder.path("a.swivel"))
      recorder.record(Record(code: 0x7F, 0, 20))
      try recorder.finish()

      let log = try files.read(in: folder)
      #expect(log.countsByThread[0] == Array(0..<10) + [20])
      #expect(log.summary.hotFault == nil)
      let aside = try folder.names.filter { $0.hasPrefix("a.swivel.hot.damaged-") }
      #expect(aside.count == 1)
      #expect(try aside.map(folder.bytes) == [files.hot])
      #expect(try folder.names.count == (inFolder ? 3 : 2))
    }
  }

  @Test(arguments: ["1", "2", "4"] as [Unicode.Scalar])
  func `a hot file of another version is noted, and left alone`(version: Unicode.Scalar) throws {
    try withFolder { folder in
      var files = try OrphanedFiles(sealing: 0..<10, 10..<20)
      files.hot[6] = UInt8(ascii: version)
      try files.write(to: folder)

      let path = folder.path("a.swivel")
      let other: LogError =
        version == "4" ? .newerHotFile(path: path + ".hot") : .earlierHotFile(path: path + ".hot")
      let log = try RecordedLog(path)
      #expect(log.summary.hotFault == other)
      #expect(log.events.count == 10)
      #expect(throws: other) { _ = try Recorder(path: path) }
      #expect(throws: other) { _ = try Recorder.adopt(path: path) }

      #expect(try folder.bytes("a.swivel.hot") == files.hot)
      #expect(try folder.bytes("a.swivel") == files.log)
      #expect(try folder.names == ["a.swivel", "a.swivel.hot"])
    }
  }

  @Test func `a torn segment in the middle is noted, and the others are read`() throws {
    try withFolder { folder in
      try Self.record(3, in: folder)
      let second = try folder.bytes("a.000002.swivel")
      var lostCounts: Set<UInt64> = []
      // In the middle of the mark of the end, and of each block before it.
      for count in stride(from: 10, to: 300, by: 20) where count < second.count - 100 {
        try folder.write(second.dropLast(count), to: "a.000002.swivel")

        let log = try RecordedLog(folder.path)

        let lostCount = 10 - (log.countsByThread[1]?.count ?? 0)
        #expect(log.countsByThread[0] == Array(0..<10))
        #expect(log.countsByThread[2] == Array(0..<10))
        #expect(log.summary.gaps.map(\.lostCount) == [UInt64(lostCount)])
        lostCounts.insert(UInt64(lostCount))
      }
      #expect(lostCounts == [0, 10])
    }
  }

  // Nothing, zeros, and half a header, alone or with zeros after it.
  @Test(arguments: [(0, 0), (0, 100), (30, 0), (30, 100)])
  func `a segment that has no header stops no recorder`(count: Int, zeroCount: Int) throws {
    try withFolder { folder in
      try Self.record(1, in: folder)
      let header = try folder.bytes("a.000001.swivel").prefix(count)
      try folder.write(header + Array(repeating: 0, count: zeroCount), to: "a.000002.swivel")

      try Self.record(1, in: folder)
      try Self.record(1, in: folder)

      let log = try RecordedLog(folder.path)
      #expect(log.countsByThread[0] == Array(0..<10) + Array(0..<10) + Array(0..<10))
      #expect(log.events.map(\.sequence) == Array(0..<30))
      #expect(log.summary.gapCount == 0)
    }
  }

  @Test(arguments: [0, 30])
  func `a log that has no header is replaced`(byteCount: Int) throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      try Recorder(path: path).finish()
      try folder.write(folder.bytes("a.swivel").prefix(byteCount), to: "a.swivel")

      let recorder = try Recorder(path: path)
      recorder.record(Record(code: 0x7F, 0, 0))
      try recorder.finish()

      #expect(try RecordedLog(path).events.count == 1)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  /// Records some segments of ten events each.
  private static func record(_ count: UInt32, in folder: TemporaryFolder) throws {
    for round in 0..<count {
      let recorder = try Recorder(directory: folder.path, name: "a")
      for number: UInt32 in 0..<10 { recorder.record(Record(code: 0x7F, round, number)) }
      try recorder.finish()
    }
  }
}
