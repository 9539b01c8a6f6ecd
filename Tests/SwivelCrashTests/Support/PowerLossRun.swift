import Foundation
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelTestKit

/// One state that a loss of power may leave, which is read, recorded to again, and read.
struct PowerLossRun {
  private(set) var faults: [String] = []
  private let schedule: CrashSchedule
  private let folder: TemporaryFolder
  // What has to be there, and what may be.
  private let promised: [UInt32: UInt32]
  private let recorded: [UInt32: UInt32]

  private static let thread: UInt32 = 50

  init(
    _ schedule: CrashSchedule, _ folder: TemporaryFolder, promised: [UInt32: UInt32],
    recorded: [UInt32: UInt32]
  ) {
    (self.schedule, self.folder) = (schedule, folder)
    (self.promised, self.recorded) = (promised, recorded)
  }

  private var log: String { schedule.isFolder ? folder.path : folder.path("a.swivel") }

  mutating func run() {
    let before = ReadBack(log)
    check(before, "after the loss", promised)
    checkNote(before)
    do {
      try record()
    } catch {
      faults.append("cannot be recorded to again: \(error)")
      return
    }
    let after = ReadBack(log)
    check(after, "after a restart", promised.merging([Self.thread: 3]) { $1 })
    if let error = after.error { faults.append("after a restart: \(error)") }
    if !after.summary.isClosedCleanly { faults.append("after a restart: no orderly end") }
  }

  /// Where events are missing, the log says so, unless the disk has nothing of all that came after
  /// an orderly end.
  private mutating func checkNote(_ read: ReadBack) {
    guard read.error == nil, read.summary.isClosedCleanly, read.lostCount == 0 else { return }
    let dropped = Int(read.summary.droppedCount)
    let all = recorded.sorted { $0.key < $1.key }.flatMap { thread, count in
      (0..<count).map { EventOrigin(thread: thread, count: $0) }
    }
    // One more may be there than was acknowledged.
    if !zip(all.dropFirst(dropped), read.origins).allSatisfy({ $0 == $1 }) {
      let counts = read.countsByThread.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
      faults.append("after the loss: nothing says that some are missing between \(counts)")
    }
  }

  private func record() throws {
    let recorder =
      schedule.isFolder
      ? try Recorder(directory: folder.path, name: "a", byteLimit: 1 << 19)
      : try Recorder(path: log)
    for count: UInt32 in 0..<3 { recorder.record(Record(code: 0x7F, Self.thread, count)) }
    try recorder.finish()
  }

  private mutating func check(
    _ read: ReadBack, _ moment: String, _ promised: [UInt32: UInt32]
  ) {
    if read.isNothing, promised.values.allSatisfy({ $0 == 0 }) { return }
    if !read.strangers.isEmpty {
      faults.append("\(moment): events of nobody: \(read.strangers.prefix(3))")
    }
    if !zip(read.sequences, read.sequences.dropFirst()).allSatisfy({ $0 < $1 }) {
      faults.append("\(moment): numbers out of order or twice")
    }
    for (thread, counts) in read.countsByThread {
      let limit = thread == Self.thread ? 3 : recorded[thread, default: 0] + 1
      let rises = zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }
      if !rises || (counts.last ?? 0) >= limit {
        faults.append("\(moment): thread \(thread) never recorded that: \(counts.suffix(3))")
      }
    }
    checkPromised(read, moment, promised)
  }

  private mutating func checkPromised(
    _ read: ReadBack, _ moment: String, _ promised: [UInt32: UInt32]
  ) {
    let found = Set(read.origins)
    let missing = promised.reduce(0) { sum, each in
      sum + (0..<each.value).count { !found.contains(EventOrigin(thread: each.key, count: $0)) }
    }
    guard missing > Int(read.summary.droppedCount) else { return }
    let reason = read.error.map { ": \($0)" } ?? ""
    faults.append("\(moment): \(missing) events missing that were synchronized\(reason)")
  }
}
