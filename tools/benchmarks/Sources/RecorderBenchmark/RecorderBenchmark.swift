import CMemoryCount
import Foundation
import SwivelRecorder

/// Measures the cost of recording on the recording thread.
@main
enum RecorderBenchmark {
  // The number of events in a burst for which a journal has room.
  private static let burst: UInt32 = 20_000
  private static let callCount: UInt32 = 1_000_000
  private static let roundCount = 7

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swivel-recorder-benchmark")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try openings(folder)
    try sealing(folder)
    try amortised(folder)
    try latencies(folder, threadCount: 1)
    try latencies(folder, threadCount: 4)
  }

  // MARK: - Around recording

  /// The time in which a recorder starts.
  private static func openings(_ folder: URL) throws {
    var (files, folders) = (Latencies(), Latencies())
    for number in 0..<300 {
      let start = Clock.now()
      let recorder = try recorder(in: folder)
      files.add(Clock.now() - start)
      try recorder.finish()
      let again = Clock.now()
      let segments = try Recorder(
        directory: folder.appendingPathComponent("segments\(number % 10)").path)
      folders.add(Clock.now() - again)
      try segments.finish()
    }
    print("Recorder(), ns")
    percentiles("in a new file", files)
    percentiles("in a folder", folders)
  }

  /// The sealer's time per event.
  private static func sealing(_ folder: URL) throws {
    let recorder = try recorder(in: folder)
    let subject = RecordSubject(recorder)
    var times: [Double] = []
    for _ in 0..<20 {
      for number in 0..<burst { subject.record(number) }
      let start = Clock.now()
      try recorder.flush()
      times.append(Double(Clock.now() - start) / Double(burst))
    }
    try recorder.finish()
    print("\nsealing, with a barrier for \(burst) events: \(Int(times.median)) ns an event\n")
  }

  // MARK: - A million calls in a row

  private static func amortised(_ folder: URL) throws {
    var (clock, stored, facts, locked) = ([Double](), [Double](), [Double](), [Double]())
    var (requests, lost) = (UInt64(0), UInt64(0))
    // The first round is a warm-up.
    for round in 0...roundCount {
      let recorder = try recorder(in: folder)
      let times = (
        time(BareClock()), time(RecordSubject(recorder), requests: &requests),
        time(FactSubject(recorder), requests: &requests), time(LockedArray())
      )
      try recorder.finish()
      lost += recorder.status.lostCount
      guard round > 0 else { continue }
      clock.append(times.0)
      stored.append(times.1)
      facts.append(times.2)
      locked.append(times.3)
    }
    print("a million calls in a row, ns a call, median of \(roundCount) rounds, one thread")
    line("clock, read once", clock.median, 1)
    line("record(), as stored", stored.median, stored.median / clock.median)
    line("record(), a fact", facts.median, facts.median / clock.median)
    line("array under a lock", locked.median, locked.median / clock.median)
    print("requests for memory in \(2 * roundCount + 2) million record() calls: \(requests)")
    print("events for which there was no room: \(lost)")
  }

  private static func recorder(in folder: URL) throws -> Recorder {
    try Recorder(path: folder.appendingPathComponent("\(UUID().uuidString).swivel").path)
  }

  private static func time(_ subject: some Subject) -> Double {
    var requests: UInt64 = 0
    return time(subject, requests: &requests)
  }

  private static func time(_ subject: some Subject, requests: inout UInt64) -> Double {
    var spent: UInt64 = 0
    for first in stride(from: 0, to: callCount, by: Int(burst)) {
      subject.makeRoom()
      let (before, start) = (memory_request_count(), Clock.threadTime())
      for number in first..<first + burst { subject.record(number) }
      spent += Clock.threadTime() - start
      requests += memory_request_count() - before
    }
    return Double(spent) / Double(callCount)
  }

  // MARK: - Call by call

  private static func latencies(_ folder: URL, threadCount: Int) throws {
    var (clock, facts, exported) = (Latencies(), Latencies(), Latencies())
    var (locked, exportCount) = (Latencies(), 0)
    for round in 0...roundCount {
      let recorder = try recorder(in: folder)
      let measured = (
        measure(BareClock(), threadCount), measure(FactSubject(recorder), threadCount),
        measure(LockedArray(), threadCount)
      )
      let exports = Exports(of: recorder, to: folder)
      let whileExported = measure(FactSubject(recorder), threadCount)
      let count = exports.stop()
      try recorder.finish()
      guard round > 0 else { continue }
      clock.add(measured.0)
      facts.add(measured.1)
      locked.add(measured.2)
      exported.add(whileExported)
      exportCount += count
    }
    print("\ncall by call, ns with the clock pair that measures, \(threadCount) threads")
    percentiles("clock, read once", clock)
    percentiles("record(), a fact", facts)
    percentiles("the same, exported", exported)
    percentiles("array under a lock", locked)
    let ratio = Double(locked.percentile(0.999)) / Double(facts.percentile(0.999))
    print("p99.9, array under a lock / record(): \(String(format: "%.1f", ratio))")
    print("exports meanwhile: \(exportCount)")
  }

  private static func measure(_ subject: some Subject, _ threadCount: Int) -> Latencies {
    let group = DispatchGroup()
    let results = Results()
    for _ in 0..<threadCount {
      let thread = Thread {
        var latencies = Latencies()
        for number in 0..<callCount / 4 {
          if number.isMultiple(of: burst / 4) { subject.makeRoom() }
          let start = Clock.now()
          subject.record(number)
          latencies.add(Clock.now() - start)
        }
        results.add(latencies)
        group.leave()
      }
      group.enter()
      thread.start()
    }
    group.wait()
    return results.sum
  }

  /// Safe: the threads' results are added under a lock.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var latencies = Latencies()

    func add(_ other: Latencies) { lock.withLock { latencies.add(other) } }

    var sum: Latencies { lock.withLock { latencies } }
  }

  // MARK: - Lines

  private static func line(_ name: String, _ nanoseconds: Double, _ ratio: Double) {
    let padded = name.padding(toLength: 24, withPad: " ", startingAt: 0)
    print(padded + String(format: "%8.1f  %6.2f", nanoseconds, ratio))
  }

  private static func percentiles(_ name: String, _ latencies: Latencies) {
    let padded = name.padding(toLength: 24, withPad: " ", startingAt: 0)
    let shares = [0.5, 0.99, 0.999].map { String(format: "%8d", latencies.percentile($0)) }
    print(padded + shares.joined(separator: "  ") + "  (p50, p99, p99.9)")
  }
}
