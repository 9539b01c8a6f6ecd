import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Names on their way into a log, which gives them numbers.
struct RecordedNamesTests {
  @Test func `a log has names of any number and kind as they were recorded`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      var random = SplitMix64(seed: 7)
      var expected: [String] = []

      // More names than the sealer remembers, most of them again and again, some with the same
      // beginning.
      for number in 0..<20_000 {
        let choice = number.isMultiple(of: 4) ? number : .random(in: 0..<40, using: &random)
        let name = String(repeating: "é", count: choice % 23) + "\(choice)"
        recorder.record(.remark(.note(text: name)))
        expected.append(name)
        if number.isMultiple(of: 500) { try recorder.flush() }
      }
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      #expect(log.summary.lostCount == 0)
      #expect(log.notes == expected)
    }
  }

  @Test func `names have new numbers in each segment`() throws {
    try withFolder { folder in
      let recorder = try Recorder(directory: folder.path("logs"), byteLimit: 1 << 19)
      var expected: [String] = []

      for number in 0..<60_000 {
        let name = "a note of thousands, \(number % 300 + number / 4_000 * 100)"
        recorder.record(.remark(.note(text: name)))
        expected.append(name)
        if number.isMultiple(of: 500) { try recorder.flush() }
      }
      try recorder.finish()

      let log = try RecordedLog(folder.path("logs"))
      #expect(recorder.status.segmentCount > 1)
      #expect(!log.notes.isEmpty)
      #expect(log.notes == expected.suffix(log.notes.count))
    }
  }
}
