import Dispatch
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Threads that record at once; `tools/test-races` runs these with ThreadSanitizer.
struct RaceTests {
  private static let threadCount = 6
  private static let eventCount: UInt32 = 100_000

  @Test func `each event is in the log once and in its thread's order, or counted as lost`() throws
  {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      Self.record { thread, number in recorder.record(Record(code: 0x7F, thread, number)) }
      try recorder.finish()

      let status = recorder.status
      let log = try RecordedLog(folder.path("a.swivel"))
      Self.expectOrder(log.countsByThread)
      let total = UInt64(Self.threadCount) * UInt64(Self.eventCount)
      #expect(status.recordedCount == total)
      #expect(status.sealedCount == UInt64(log.events.count))
      #expect(status.sealedCount + status.lostCount == total)
      #expect(log.summary.lostCount == status.lostCount)
      #expect(status.holeCount == 0)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  @Test func `a sealer that waits for nobody loses nothing but what is overwritten`() throws {
    let ring = try Ring(Ring.Plan(path: nil, id: RecordingID()))
    let recording = DispatchGroup()
    DispatchQueue(label: "recording").async(group: recording) {
      Self.record { thread, number in _ = ring.record(Record(code: 0x7F, thread, number)) }
    }
    var sealer = HastySealer(ring)
    while recording.wait(timeout: .now()) == .timedOut { sealer.take() }
    sealer.take()

    Self.expectOrder(sealer.numbers)
    let total = UInt64(Self.threadCount) * UInt64(Self.eventCount)
    #expect(sealer.walk.begun == total)
    #expect(sealer.walk.taken == sealer.numbers.values.reduce(0) { $0 + UInt64($1.count) })
    #expect(sealer.walk.taken + sealer.walk.missing + sealer.walk.absent == total)
  }

  @Test func `names of many threads come through whole`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      Threads.run(4) { thread in
        for number in 0..<2_000 {
          let name = "\(thread) \(number) " + String(repeating: "\(thread)", count: number % 150)
          recorder.record(.remark(.note(.given)), name: name)
        }
      }
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      let status = recorder.status
      #expect(status.sealedCount + status.lostCount == 8_000)
      #expect(log.notes.count == Int(status.sealedCount))
      #expect(log.notes.allSatisfy(Self.isWhole))
      #expect(Set(log.notes).count == log.notes.count)
    }
  }

  private static func isWhole(_ name: String?) -> Bool {
    let words = (name ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let number = Int(words[1]) else { return false }
    return words[2].utf8.count == number % 150 && words[2].allSatisfy { String($0) == words[0] }
  }

  private static func record(_ body: @escaping @Sendable (UInt32, UInt32) -> Void) {
    Threads.run(threadCount) { thread in
      for number in 0..<eventCount { body(thread, number) }
    }
  }

  private static func expectOrder(_ numbers: [UInt32: [UInt32]]) {
    for (thread, numbers) in numbers {
      #expect(thread < threadCount)
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
      #expect(numbers.last.map { $0 < eventCount } ?? true)
    }
  }
}

/// Takes what is there, and leaves every slot behind whose thread is inside.
private struct HastySealer {
  private(set) var walk = HotWalk()
  private(set) var numbers: [UInt32: [UInt32]] = [:]
  private let ring: Ring
  private let slots: HotSlots

  init(_ ring: Ring) {
    (self.ring, slots) = (ring, ring.makeSlots())
  }

  mutating func take() {
    while true {
      switch walk.next(in: slots) {
      case .entry(let entry): numbers[entry.record[0], default: []].append(entry.record[1])
      case .unresolved(let slot, _):
        if case .notNeeded = ring.pass(slot) { continue }
        walk.pass()
      case .end: return
      }
    }
  }
}
