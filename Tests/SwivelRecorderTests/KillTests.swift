import Foundation
import SwivelLog
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Recorders that are killed at any moment: what record() has taken is there afterwards.
///
/// `SWIVEL_KILLS` is the number of kills, instead of the gate's 200.
@Suite(.serialized)
struct KillTests {
  private static let killCount =
    ProcessInfo.processInfo.environment["SWIVEL_KILLS"].flatMap(Int.init) ?? 200

  @Test(arguments: [
    RecordingChild.Plan(interval: 1, rest: 2_000),
    RecordingChild.Plan(threadCount: 4, interval: 1, rest: 6_000),
    RecordingChild.Plan(threadCount: 4, interval: 16, rest: 0),
    RecordingChild.Plan(form: "folder", interval: 16, rest: 2_000),
    RecordingChild.Plan(form: "folder", threadCount: 4, interval: 16, rest: 0),
    RecordingChild.Plan(form: "folder", threadCount: 4, interval: 1, rest: 6_000),
  ])
  func `a killed recorder loses nothing that it took`(plan: RecordingChild.Plan) throws {
    var random = SplitMix64(
      seed: UInt64(plan.description.utf8.reduce(0) { $0 &* 31 &+ UInt32($1) }))
    for _ in 0..<max(Self.killCount / 6, 1) {
      try withFolder { folder in
        // Some while they start, most while they record.
        let microseconds = UInt32.random(in: 0...70_000, using: &random)
        try kill(plan, after: microseconds, in: folder)
      }
    }
  }

  private func kill(
    _ plan: RecordingChild.Plan, after microseconds: UInt32, in folder: TemporaryFolder
  ) throws {
    let path = plan.form == "folder" ? folder.path : folder.path("kill.swivel")
    let child = try RecordingChild(plan, path: path)
    usleep(microseconds)
    child.kill()
    if try folder.names.contains(where: { $0.hasSuffix(".swivel") }) {
      try adopt(plan, child, path)
    } else {
      // Killed before there was a log.
      #expect(child.acknowledged.isEmpty)
    }

    // Recorded to again, it leaves nothing else behind.
    try Self.record(plan, path)
    #expect(try folder.names.allSatisfy { $0.hasSuffix(".swivel") })
  }

  private func adopt(_ plan: RecordingChild.Plan, _ child: RecordingChild, _ path: String) throws {
    let before = try RecordedLog(path)
    let result =
      plan.form == "folder"
      ? try Recorder.adopt(directory: path, name: "kill") : try Recorder.adopt(path: path)
    let after = try RecordedLog(path)

    #expect(ChildEvents(after) == ChildEvents(before))
    #expect(after.summary.isClosedCleanly || result == nil || plan.form == "folder")
    #expect(after.summary.adoptedCount == 0)
    #expect(after.summary.gapCount == 0)
    try check(ChildEvents(after), child.acknowledged, plan, after.missingCount)
  }

  private static func record(_ plan: RecordingChild.Plan, _ path: String) throws {
    let recorder =
      plan.form == "folder"
      ? try Recorder(directory: path, name: "kill", byteLimit: 1 << 19) : try Recorder(path: path)
    recorder.note("the next run")
    try recorder.finish()
    #expect(try RecordedLog(path).notes.last == "the next run")
  }

  private func check(
    _ events: ChildEvents, _ acknowledged: [UInt32: UInt32], _ plan: RecordingChild.Plan,
    _ missingCount: UInt64
  ) throws {
    #expect(events.strangerCount == 0)
    var missing: UInt64 = 0
    for thread in 0..<UInt32(plan.threadCount) {
      let numbers = events.numbers[thread] ?? []
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
      let taken = acknowledged[thread] ?? 0
      // No more than it was about to report, and to record.
      #expect(numbers.last.map { $0 < taken + plan.interval + 1 } ?? true)
      let count = numbers.count { $0 < taken }
      missing += UInt64(taken) - UInt64(count)
    }
    #expect(missing <= missingCount)
  }
}
