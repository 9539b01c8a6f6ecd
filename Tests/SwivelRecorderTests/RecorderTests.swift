import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

struct RecorderTests {
  @Test func `a log that was ended has what was recorded, and no hot file`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      recorder.record(.device(.deviceTurned(to: .landscapeLeft)))
      recorder.record(.remark(.note(text: "first")))
      recorder.record(.remark(.marker(name: "second")))
      recorder.record(.remark(.note(text: "first")))
      #expect(try folder.names == ["a.swivel", "a.swivel.hot"])

      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.events.map(\.sequence) == [0, 1, 2, 3])
      #expect(log.events.first?.kind == .device(.deviceTurned(to: .landscapeLeft)))
      #expect(log.notes == ["first", "first"])
      #expect(log.names.count == 2)
      #expect(log.summary.isClosedCleanly)
      #expect(log.summary.recoveries.isEmpty)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  @Test func `a handle of a name of another log is left out`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let recorder = try Recorder(path: path)
      let (page, foreign) = (ControllerID(rawValue: 1), NameID(rawValue: 0))
      recorder.record(.remark(.marker(name: "of this log")))
      recorder.record(.controller(.controller(controller: page, type: .plain, name: foreign)))
      recorder.record(.remark(.note(text: foreign)))
      let hot = try RecordedLog(path)

      try recorder.finish()

      let log = try RecordedLog(path)
      #expect(hot.events == log.events)
      #expect(
        log.events[1].kind == .controller(.controller(controller: page, type: .plain, name: nil)))
      #expect(log.notes == [""])
      #expect(log.names.count == 2)
    }
  }

  @Test func `what was recorded can be read at once, before it is sealed and after`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let recorder = try Recorder(path: path)
      for number: UInt32 in 0..<100 { recorder.record(Record(code: 0x7F, 0, number)) }

      let hot = try RecordedLog(path)
      try recorder.flush()
      let sealed = try RecordedLog(path)

      #expect(hot.events == sealed.events)
      #expect(hot.summary.adoptedCount == 100)
      #expect(sealed.summary.adoptedCount == 0)
      #expect(sealed.countsByThread[0]?.elementsEqual(0..<100) == true)
      #expect(recorder.status.sealedCount == 100)
      #expect(recorder.status.isEnabled)
      #expect(recorder.status.lastError == nil)
    }
  }

  @Test func `a part of the journal is sealed without being asked for`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      for number: UInt32 in 0..<1_025 { recorder.record(Record(code: 0x7F, 0, number)) }

      while recorder.status.sealedCount < 1_024 {}

      #expect(recorder.status.sealedCount == 1_024)
      #expect(recorder.status.recordedCount == 1_025)
    }
  }

  @Test func `kinds that only the input knows are described`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      let kind = EventSchema(
        code: 0x7D, name: "later", fields: [.init("what", .name.optional), .init("n", .number)])
      recorder.define(kind)
      recorder.record(Record(code: 0x7D, 1, 7), names: ["word"])
      recorder.record(Record(code: 0x7D, 0, 8), names: [])
      try recorder.finish()

      let reader = try LogReader(path: folder.path("a.swivel"))
      _ = try reader.nextSection()
      #expect(reader.vocabulary.schema(code: 0x7D) == kind)
      #expect(reader.events.map(\.record) == [Record(code: 0x7D, 1, 7), Record(code: 0x7D, 0, 8)])
      #expect(reader.vocabulary.names[NameID(rawValue: 0)] == "word")
    }
  }

  @Test func `a log is continued, with numbers, times and names`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      for round: UInt32 in 0..<3 {
        let recorder = try Recorder(path: path)
        recorder.record(Record(code: 0x7F, 0, round))
        recorder.record(.remark(.note(text: "again")))
        try recorder.finish()
      }

      let log = try RecordedLog(path)
      #expect(log.events.map(\.sequence) == [0, 1, 2, 3, 4, 5])
      #expect(log.events.map(\.instant) == log.events.map(\.instant).sorted())
      #expect(log.notes == ["again", "again", "again"])
      #expect(log.names.count == 1)
    }
  }

  @Test func `a log is replaced if that is wanted`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      var options = Recorder.Options()
      options.continuesLog = false
      for round: UInt32 in 0..<2 {
        let recorder = try Recorder(path: path, options: options)
        recorder.record(Record(code: 0x7F, 0, round))
        try recorder.finish()
      }

      #expect(try RecordedLog(path).countsByThread == [0: [1]])
    }
  }

  @Test func `a recorder that is let go ends its log`() throws {
    try withFolder { folder in
      do {
        let recorder = try Recorder(path: folder.path("a.swivel"))
        recorder.record(Record(code: 0x7F, 0, 0))
      }

      #expect(try RecordedLog(folder.path("a.swivel")).summary.isClosedCleanly)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  @Test func `after the end nothing happens any more`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      try recorder.finish()
      let bytes = try folder.bytes("a.swivel")

      recorder.record(Record(code: 0x7F, 0, 0))
      try recorder.finish()

      #expect(throws: LogError.finished) { try recorder.flush() }
      #expect(try folder.bytes("a.swivel") == bytes)
    }
  }

  @Test func `the header says what it was given, and which recording it is`() throws {
    try withFolder { folder in
      var header = TraceHeader()
      _ = header.set(.app, to: "com.example.reader")
      let recorder = try Recorder(path: folder.path("a.swivel"), header: header)
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.header[.app] == "com.example.reader")
      #expect(log.header[.id].flatMap(RecordingID.init) != nil)
    }
  }

  @Test(arguments: [Recorder.Durability.none, .atFlush, .everySeal])
  func `whatever the disk is asked for, the log is the same`(
    durability: Recorder.Durability
  ) throws {
    try withFolder { folder in
      var options = Recorder.Options()
      options.durability = durability
      let recorder = try Recorder(path: folder.path("a.swivel"), options: options)
      for number: UInt32 in 0..<1_500 { recorder.record(Record(code: 0x7F, 0, number)) }
      try recorder.flush()
      try recorder.synchronize()
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.countsByThread[0]?.elementsEqual(0..<1_500) == true)
    }
  }
}
