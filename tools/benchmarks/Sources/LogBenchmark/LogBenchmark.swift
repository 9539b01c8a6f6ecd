import SwivelLog
import SwivelModel
import SwivelReplay
import Workload

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures how long a log takes to write, to read and to replay, and how large it is.
///
/// Times are those of the processor, the best of five rounds. The file lies in the working folder.
@main
struct LogBenchmark {
  private static let eventCount = 1_000_000
  private static let path = "benchmark.swivel"

  static func main() throws {
    let workload = NavigationWorkload(seed: 42, count: eventCount)
    defer { unlink(path) }
    for (name, policy) in [("live", LogWriter.Policy.live), ("batch", .batch)] {
      var (write, read, replay) = (Double.infinity, Double.infinity, Double.infinity)
      var byteCount: UInt64 = 0
      for _ in 0..<5 {
        write = min(write, try nanoseconds { try writeLog(workload.events, policy) })
        read = min(read, try nanoseconds { byteCount = try readLog() })
        replay = min(replay, try nanoseconds { try replayLog() })
      }
      let size = Double(byteCount) / Double(eventCount)
      print(
        "\(name): \(size) bytes, write \(write) ns, read \(read) ns, read and replay \(replay) ns",
        "an event")
    }
  }

  private static func writeLog(
    _ events: ContiguousArray<Event>, _ policy: LogWriter.Policy
  ) throws {
    let vocabulary = Vocabulary()
    let writer = try LogWriter(path: path, header: TraceHeader(), policy: policy)
    for event in events { try writer.append(event, vocabulary: vocabulary) }
    try writer.finish()
  }

  private static func readLog() throws -> UInt64 {
    let reader = try LogReader(path: path)
    // A sum of all events, so that none may be left out.
    var sum: UInt64 = 0
    while try reader.nextSection() != nil {
      for event in reader.events {
        sum &+= event.instant.rawValue &+ event.sequence &+ UInt64(event.record.code)
      }
    }
    precondition(sum != 0 && reader.summary.eventCount == UInt64(eventCount), "events are missing")
    return reader.summary.byteCount
  }

  private static func replayLog() throws {
    let reader = try LogReader(path: path)
    var replayer = Replayer()
    for event in setUp { _ = replayer.apply(event) }
    var rulingCount = 0
    while try reader.nextSection() != nil {
      for event in reader.events { rulingCount += replayer.apply(event).rulings.count }
    }
    precondition(rulingCount != 0, "nothing was ruled upon")
  }

  /// An app with a window, which the workload leaves out.
  private static let setUp: [Event] = {
    let window = WindowID(rawValue: 0)
    let kinds: [Event.Kind] = [
      .session(.systemVersion(SystemVersion(15))), .session(.device([], identifier: nil)),
      .window(.added(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.root(window: window, controller: ControllerID(rawValue: 0))),
    ]
    return kinds.map { Event(sequence: 0, instant: .start, $0) }
  }()

  private static func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = processorTime()
    try work()
    return (processorTime() - start) / Double(eventCount)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
