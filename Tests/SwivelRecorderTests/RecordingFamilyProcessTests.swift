import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Processes that start beside a recording whose recorder cannot be recognized.
struct RecordingFamilyProcessTests {
  @Test func `of several processes one records beside it, and a kill loses nothing`() throws {
    try withFolder { folder in
      var orphan = try OrphanedFiles(sealing: 0..<10, 10..<20, inFolder: true)
      orphan.name = "kill"
      orphan.setOwner(getpid())
      try orphan.write(to: folder)
      var taken: [UInt32] = []
      for _ in 0..<4 { taken.append(try Self.killOne(of: 3, in: folder)) }

      try Recorder(directory: folder.path, name: "kill", byteLimit: 1 << 19).finish()

      #expect(try folder.bytes("kill.swivel.hot") == orphan.hot)
      #expect(try folder.bytes("kill.000001.swivel") == orphan.log)
      #expect(!folder.exists("kill-2.swivel.hot"))
      let log = try RecordedLog(folder.path("kill-2.000001.swivel"))
      let numbers = ChildEvents(log).numbers[0, default: []]
      // Each process begins at 0 again.
      let runs = numbers.indices.filter { numbers[$0] == 0 }
      let ends = runs.dropFirst() + [numbers.endIndex]
      let found = zip(runs, ends).map { Array(numbers[$0..<$1]) }
      #expect(found.count == taken.count)
      for (run, count) in zip(found, taken) {
        #expect(count > 0)
        #expect(run.prefix(Int(count)).elementsEqual(0..<count))
      }
    }
  }

  /// Starts several processes at once, and kills the one that records.
  ///
  /// - Returns: The number of events that it had recorded for certain.
  private static func killOne(of count: Int, in folder: TemporaryFolder) throws -> UInt32 {
    let plan = RecordingChild.Plan(form: "folder", interval: 1, rest: 2_000)
    let children = try (0..<count).map { _ in try RecordingChild(plan, path: folder.path) }
    let recording = RecordingChild.killLast(of: children)
    #expect(recording.count == 1)
    return try #require(recording.first?.acknowledged[0])
  }
}
