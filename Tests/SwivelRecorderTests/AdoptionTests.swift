import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// What a dead recorder left is adopted by the next.
struct AdoptionTests {
  @Test(arguments: [(0, 0), (0, 1), (0, 1_000), (10, 10), (1_500, 500), (700, 0)])
  func `what was not sealed is adopted, and the log says so`(
    sealed: UInt32, unsealed: UInt32
  ) throws {
    try withFolder { folder in
      let orphan = try OrphanedFiles(sealing: 0..<sealed, sealed..<sealed + unsealed)
      try orphan.write(to: folder)

      let result = try #require(try Recorder.adopt(path: folder.path("a.swivel")))

      #expect(result.adoptedCount == Int(unsealed))
      #expect(result.lostCount + result.cutCount == 0)
      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.countsByThread[0, default: []].elementsEqual(0..<sealed + unsealed))
      #expect(log.summary.isClosedCleanly)
      #expect(log.summary.recoveries.first?.contains("adopted\t\(unsealed)\n") == true)
      #expect(try folder.names == ["a.swivel"])
      #expect(try Recorder.adopt(path: folder.path("a.swivel")) == nil)
    }
  }

  @Test func `the next recorder adopts and continues`() throws {
    try withFolder { folder in
      try OrphanedFiles(sealing: 0..<100, 100..<200).write(to: folder)

      let recorder = try Recorder(path: folder.path("a.swivel"))
      for number: UInt32 in 200..<300 { recorder.record(Record(code: 0x7F, 0, number)) }
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.countsByThread[0]?.elementsEqual(0..<300) == true)
      #expect(log.events.map(\.instant) == log.events.map(\.instant).sorted())
      #expect(log.summary.recoveries.count == 1)
    }
  }

  @Test(arguments: [1, 20, 200, 1_000])
  func `a block that was cut short is cut off, and its events taken from the journal`(
    byteCount: Int
  ) throws {
    try withFolder { folder in
      var orphan = try OrphanedFiles(sealing: 0..<1_000, 1_000..<1_010)
      orphan.log.removeLast(byteCount)
      try orphan.write(to: folder)

      let result = try #require(try Recorder.adopt(path: folder.path("a.swivel")))

      #expect(result.cutCount > 0)
      #expect(result.adoptedCount == 1_010)
      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.countsByThread[0]?.elementsEqual(0..<1_010) == true)
      #expect(log.summary.tornTail == nil)
    }
  }

  @Test func `adopting again after a kill in between takes nothing twice`() throws {
    try withFolder { folder in
      let orphan = try OrphanedFiles(sealing: 0..<100, 100..<1_900)
      try orphan.write(to: folder)
      _ = try Recorder.adopt(path: folder.path("a.swivel"))
      let whole = try folder.bytes("a.swivel")

      // At each block's border, and in the middle of blocks.
      for length in stride(from: orphan.log.count, to: whole.count, by: 97) {
        try folder.write(Array(whole.prefix(length)), to: "a.swivel")
        try folder.write(orphan.hot, to: "a.swivel.hot")
        _ = try Recorder.adopt(path: folder.path("a.swivel"))
        let log = try RecordedLog(folder.path("a.swivel"))
        #expect(log.countsByThread[0]?.elementsEqual(0..<1_900) == true)
      }
    }
  }

  @Test func `a recorder that runs is left alone`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let recorder = try Recorder(path: path)
      recorder.record(Record(code: 0x7F, 0, 0))
      let bytes = try folder.bytes("a.swivel")

      for continues in [true, false] {
        var options = Recorder.Options()
        options.continuesLog = continues
        let error = #expect(throws: LogError.self) {
          _ = try Recorder(path: path, options: options)
        }
        guard case .beingRecorded(path + ".hot", _) = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }

      #expect(try folder.bytes("a.swivel") == bytes)
      try recorder.finish()
      #expect(try RecordedLog(path).events.count == 1)
    }
  }

  @Test func `a recorder that cannot be seen is left alone`() throws {
    try withFolder { folder in
      var orphan = try OrphanedFiles(sealing: 0..<10, 10..<20)
      orphan.changeHeader(.space, by: 0x55)
      try orphan.write(to: folder)

      let path = folder.path("a.swivel")
      #expect(throws: LogError.perhapsBeingRecorded(path: path + ".hot")) {
        _ = try Recorder(path: path)
      }
      #expect(try folder.bytes("a.swivel") == orphan.log)
      #expect(try folder.bytes("a.swivel.hot") == orphan.hot)
    }
  }

  @Test func `a recorder of an earlier boot is gone`() throws {
    try withFolder { folder in
      var orphan = try OrphanedFiles(sealing: 0..<10, 10..<20)
      orphan.changeHeader(.boot, by: 0x55)
      orphan.changeHeader(.space, by: 0x55)
      try orphan.write(to: folder)

      #expect(try Recorder.adopt(path: folder.path("a.swivel"))?.adoptedCount == 10)
    }
  }

  @Test(arguments: [5, 40] as [UInt32])
  func `events of another recording are not adopted, and not thrown away`(count: UInt32) throws {
    try withFolder { folder in
      var orphan = try OrphanedFiles(sealing: 0..<10, 10..<20)
      orphan.log = try OrphanedFiles(sealing: 0..<count, 0..<0).log
      try orphan.write(to: folder)

      let path = folder.path("a.swivel")
      #expect(throws: LogError.foreignHotFile(path: path + ".hot")) { _ = try Recorder(path: path) }
      #expect(try folder.bytes("a.swivel.hot") == orphan.hot)
    }
  }

  @Test func `a log that is gone is made again from the journal`() throws {
    try withFolder { folder in
      let orphan = try OrphanedFiles(sealing: 0..<0, 0..<30)
      try folder.write(orphan.hot, to: "a.swivel.hot")

      #expect(try Recorder.adopt(path: folder.path("a.swivel"))?.adoptedCount == 30)
      #expect(try RecordedLog(folder.path("a.swivel")).events.count == 30)
    }
  }

  @Test(arguments: [80, 4_096, 69_632])
  func `a hot file that was cut short is no obstacle`(byteCount: Int) throws {
    try withFolder { folder in
      let orphan = try OrphanedFiles(sealing: 0..<10, 10..<20)
      try folder.write(orphan.log, to: "a.swivel")
      try folder.write(Array(orphan.hot.prefix(byteCount)), to: "a.swivel.hot")

      let recorder = try Recorder(path: folder.path("a.swivel"))
      recorder.record(Record(code: 0x7F, 0, 20))
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      let isThere = byteCount > 4_096
      #expect(log.events.count == (isThere ? 21 : 11))
      // The header shows how many there were, where there is all of it.
      #expect(log.summary.lostCount == (byteCount == 4_096 ? 10 : 0))
    }
  }

  @Test func `a damaged log is left as it is`() throws {
    try withFolder { folder in
      var orphan = try OrphanedFiles(sealing: 0..<3_000, 3_000..<3_010)
      // In the block after the header's, with others after it.
      let header = Int(orphan.log[16]) + Int(orphan.log[17]) * 256 + 1
      orphan.log[header + 30] ^= 0xFF
      try orphan.write(to: folder)

      #expect(throws: LogError.self) { _ = try Recorder(path: folder.path("a.swivel")) }
      #expect(try folder.bytes("a.swivel") == orphan.log)
      #expect(try folder.bytes("a.swivel.hot") == orphan.hot)
    }
  }
}
