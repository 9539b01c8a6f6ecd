import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Recordings on a disk that runs full in earnest.
@Suite(
  .serialized,
  .enabled(if: SmallDisk.isPermitted, "a disk can only be mounted on Linux, by its administrator"))
struct FullDiskTests {
  private static let full = LogError.io(operation: .write, errno: 28)

  @Test func `what was sealed stays, and what the journal holds is sealed when there is room`()
    throws
  {
    try withSmallDisk(kilobytes: 256) { disk in
      try disk.fill(64)
      let recorder = try Recorder(path: disk.path("a.swivel"))
      var noise = RecordedNoise()
      let sealedCount = try Self.recordUntilFull(recorder, &noise)
      // More than the journal has room for, on a disk that has no byte left.
      noise.record(5_000, with: recorder)
      #expect(throws: Self.full) { try recorder.flush() }
      #expect(recorder.status.lastError == Self.full)

      let during = try RecordedLog(disk.path("a.swivel")).numbers
      #expect(during.count > sealedCount)
      #expect(during.elementsEqual(0..<UInt32(during.count)))

      try disk.clear()
      try recorder.finish()
      let log = try RecordedLog(disk.path("a.swivel"))
      #expect(log.summary.isClosedCleanly)
      #expect(log.numbers == during)
      #expect(
        log.losses == [Loss(count: UInt64(noise.count) - UInt64(during.count), reason: .disk)])
      #expect(!disk.exists("a.swivel.hot"))
    }
  }

  @Test func `what a recorder could not write, the next one adopts when there is room`() throws {
    try withSmallDisk(kilobytes: 512) { disk in
      try disk.fill(320)
      let path = disk.path("a.swivel")
      let recorder = try Recorder(path: path)
      var noise = RecordedNoise()
      let sealedCount = try Self.recordUntilFull(recorder, &noise)
      #expect(throws: Self.full) { try recorder.finish() }
      let left = try RecordedLog(path).numbers
      #expect(left.elementsEqual(0..<noise.count))
      #expect(left.count > sealedCount)

      #expect(throws: Self.full) { _ = try Recorder(path: path) }
      #expect(try RecordedLog(path).numbers == left)

      try disk.clear()
      try Recorder(path: path).finish()
      let log = try RecordedLog(path)
      #expect(log.numbers == left)
      #expect(log.summary.isClosedCleanly)
      #expect(log.summary.lostCount == 0)
    }
  }

  @Test func `a disk without room for a journal is an error, and nothing is left on it`() throws {
    try withSmallDisk(kilobytes: 64) { (disk) throws in
      let noRoom = LogError.io(operation: .create, errno: 28)
      #expect(throws: noRoom) { _ = try Recorder(path: disk.path("a.swivel")) }
      #expect(throws: noRoom) { _ = try Recorder(directory: disk.path("logs"), name: "a") }

      #expect(try disk.names == ["logs"])
    }
  }

  /// Records until it cannot be written any more.
  ///
  /// - Returns: How many events are known to be sealed.
  private static func recordUntilFull(
    _ recorder: Recorder, _ noise: inout RecordedNoise
  ) throws -> Int {
    for _ in 0..<1_000 {
      let count = noise.count
      noise.record(300, with: recorder)
      do {
        try recorder.flush()
      } catch {
        #expect(error == full)
        return Int(count)
      }
    }
    Issue.record("the disk does not run full")
    return 0
  }
}

/// Numbered events that compress badly.
private struct RecordedNoise {
  private(set) var count: UInt32 = 0
  private var random = SplitMix64(seed: 11)

  mutating func record(_ more: Int, with recorder: Recorder) {
    for _ in 0..<more {
      let word = random.next()
      recorder.record(
        Record(
          code: 0x7F, count, UInt32(truncatingIfNeeded: word),
          UInt32(truncatingIfNeeded: word >> 32)))
      count += 1
    }
  }
}

extension RecordedLog {
  /// The first number of each event.
  fileprivate var numbers: [UInt32] { events.map { $0.record[0] } }
}
