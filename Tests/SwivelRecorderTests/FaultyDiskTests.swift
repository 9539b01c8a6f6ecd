import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

struct FaultyDiskTests {
  private static let full = LogError.io(operation: .write, errno: 28)

  @Test(arguments: [0, 1, 17, 40])
  func `what could not be written is written when there is room again`(part: Int) throws {
    try withFolder { folder in
      let disk = FaultyDisk()
      let recorder = try Recorder(path: folder.path("a.swivel"), options: disk.options)
      Self.record(0..<100, with: recorder)
      try recorder.flush()

      disk.fault = .write(errno: 28, part: part)
      Self.record(100..<200, with: recorder)
      #expect(throws: Self.full) { try recorder.flush() }
      Self.record(200..<300, with: recorder)
      #expect(throws: Self.full) { try recorder.flush() }
      #expect(recorder.status.lastError == Self.full)

      disk.fault = .none
      try recorder.flush()
      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.countsByThread[0]?.elementsEqual(0..<300) == true)
      #expect(log.summary.tornTail == nil)
      try recorder.finish()
      #expect(try RecordedLog(folder.path("a.swivel")).summary.isClosedCleanly)
    }
  }

  @Test func `what finds no room while the disk is full is counted, and the oldest events stay`()
    throws
  {
    try withFolder { folder in
      let disk = FaultyDisk()
      let recorder = try Recorder(path: folder.path("a.swivel"), options: disk.options)
      Self.record(0..<100, with: recorder)
      try recorder.flush()
      disk.fault = .write(errno: 28, part: 9)
      Self.record(100..<200, with: recorder)
      #expect(throws: Self.full) { try recorder.flush() }

      // All slots but those of the events that the log has.
      Self.record(200..<50_000, with: recorder)
      disk.fault = .none
      try recorder.flush()
      Self.record(50_000..<50_010, with: recorder)
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      let numbers = try #require(log.countsByThread[0])
      let keptCount: UInt32 = 100 + 32_768
      #expect(numbers.elementsEqual(Array(0..<keptCount) + Array(50_000..<50_010)))
      #expect(log.events.allSatisfy { $0.sequence == UInt64($0.record[1]) })
      #expect(log.losses == [Loss(count: UInt64(50_000 - keptCount), reason: .disk)])
      #expect(recorder.status.lostCount == log.summary.lostCount)
    }
  }

  @Test func `a disk that stays full leaves the rest to the next recorder`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let disk = FaultyDisk()
      let recorder = try Recorder(path: path, options: disk.options)
      Self.record(0..<50, with: recorder)
      try recorder.flush()
      disk.fault = .write(errno: 5, part: 30)
      Self.record(50..<120, with: recorder)
      #expect(throws: LogError.io(operation: .write, errno: 5)) { try recorder.finish() }
      #expect(folder.exists("a.swivel.hot"))

      let next = try Recorder(path: path)
      Self.record(120..<130, with: next)
      try next.finish()

      let log = try RecordedLog(path)
      #expect(log.countsByThread[0]?.elementsEqual(0..<130) == true)
      #expect(log.summary.recoveries.count == 1)
      #expect(log.summary.lostCount == 0)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  @Test func `what found no room on a full disk is lost to the disk, also after a kill`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let disk = FaultyDisk()
      let recorder = try Recorder(path: path, options: disk.options)
      disk.fault = .write(errno: 28, part: 9)
      Self.record(0..<50_000, with: recorder)
      #expect(throws: Self.full) { try recorder.finish() }

      let lost = [Loss(count: 50_000 - 32_768, reason: .disk)]
      #expect(try RecordedLog(path).losses == lost)
      try Recorder(path: path).finish()
      #expect(try RecordedLog(path).losses == lost)
    }
  }

  @Test func `a disk that does not confirm its writes is reported`() throws {
    try withFolder { folder in
      let disk = FaultyDisk()
      let recorder = try Recorder(path: folder.path("a.swivel"), options: disk.options)
      disk.fault = .synchronize(errno: 5)
      Self.record(0..<10, with: recorder)

      let failure = LogError.io(operation: .synchronize, errno: 5)
      #expect(throws: failure) { try recorder.flush() }
      #expect(throws: failure) { try recorder.synchronize() }
      #expect(try RecordedLog(folder.path("a.swivel")).events.count == 10)

      disk.fault = .none
      try recorder.finish()
      #expect(try RecordedLog(folder.path("a.swivel")).events.count == 10)
    }
  }

  @Test func `a segment grows on while no other can be made`() throws {
    try withFolder { folder in
      let disk = FaultyDisk()
      let recorder = try Recorder(
        directory: folder.path, name: "a", byteLimit: 1 << 19, options: disk.options)
      disk.fault = .create(errno: 24)
      Self.recordNotes(0..<300, with: recorder)
      try recorder.flush()
      #expect(recorder.status.segmentCount == 1)
      #expect(recorder.status.lastError == .io(operation: .create, errno: 24))

      disk.fault = .none
      Self.recordNotes(300..<320, with: recorder)
      try recorder.flush()
      #expect(recorder.status.segmentCount == 2)
      try recorder.finish()
      #expect(try RecordedLog(folder.path).events.count == 320)
    }
  }

  @Test(arguments: [Recorder.Durability.none, .atFlush])
  func `a flush secures the segments that ended before it`(_ durability: Recorder.Durability) throws
  {
    try withFolder { folder in
      let disk = FaultyDisk()
      var options = disk.options
      options.durability = durability
      let recorder = try Recorder(
        directory: folder.path, name: "a", byteLimit: 1 << 19, options: options)
      while recorder.status.segmentCount < 3 {
        Self.recordNotes(1..<20, with: recorder)
      }
      #expect(disk.securedPaths.isEmpty)

      try recorder.flush()

      let names = try folder.names.filter { $0.hasSuffix(".swivel") }
      let expected = durability == .none ? [] : Set(names.map(folder.path))
      #expect(names.count >= 3)
      #expect(disk.securedPaths == expected)
    }
  }

  private static func record(_ numbers: Range<UInt32>, with recorder: Recorder) {
    for number in numbers { recorder.record(Record(code: 0x7F, 0, number)) }
  }

  /// Events of which a few hundred fill a segment.
  private static func recordNotes(_ numbers: Range<Int>, with recorder: Recorder) {
    var random = SplitMix64(seed: 1)
    for number in numbers {
      let noise = (0..<60).map { _ in String(random.next(), radix: 16) }.joined()
      recorder.record(.remark(.note(text: "\(number) \(noise)")))
      if number % 20 == 0 { try? recorder.flush() }
    }
  }
}
