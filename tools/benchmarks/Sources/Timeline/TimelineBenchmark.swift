import Foundation
import Glibc
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

/// Measures what a line of a timeline takes to write once its moment is there, beside `print` of
/// the same line with interpolation.
///
/// A replay writes its lines one by one as `swivel replay` does, then `print` writes the same ones,
/// both to `/dev/null`. Each line is timed by itself, with what is handed to the system every now
/// and then, and the fastest of all rounds counts, which a busy machine cannot make slower.
@main
struct TimelineBenchmark {
  private static let goal = 4.0

  private let log: String
  private let null: Int32
  private var lines: [TimelineLine] = []
  private var textTimes: [UInt64] = []
  private var printTimes: [UInt64] = []

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 3, let roundCount = Int(words[2]) else {
      print("usage: swivel-timeline LOG ROUNDS")
      exit(64)
    }
    let (kept, null) = (dup(1), open("/dev/null", O_WRONLY))
    dup2(null, 1)
    var benchmark = Self(log: words[1], null: null)
    try benchmark.readLines()
    for _ in 0..<roundCount {
      try benchmark.writeLines()
      benchmark.printLines()
    }
    fflush(nil)
    dup2(kept, 1)
    benchmark.tell(roundCount)
  }

  private init(log: String, null: Int32) {
    (self.log, self.null) = (log, null)
  }

  /// Takes the lines apart, one for each moment, each of which is put together as it was.
  private mutating func readLines() throws {
    var (texts, count): ([String], Int) = ([], 0)
    try replay { _ in
    } told: { moment, replayer, names in
      texts += Names(replayer.situation, names).lines(of: moment)
      count += 1
    }
    lines = texts.compactMap { TimelineLine($0[...]) }
    guard count == lines.count, lines.map(\.text) == texts else { throw Untold() }
    textTimes = Array(repeating: .max, count: lines.count)
    printTimes = textTimes
  }

  private mutating func writeLines() throws {
    var page = TimelinePage(null)
    var times: [UInt64] = []
    times.reserveCapacity(lines.count)
    try replay {
      page.update($0)
    } told: { moment, replayer, _ in
      let start = Self.now
      page.write(moment, replayer.situation)
      times.append(Self.now - start)
    }
    for (line, time) in times.enumerated() { textTimes[line] = min(textTimes[line], time) }
  }

  private mutating func printLines() {
    for line in lines.indices {
      let start = Self.now
      lines[line].print()
      printTimes[line] = min(printTimes[line], Self.now - start)
    }
  }

  private func replay(
    _ update: (NameTable) -> Void, told: (borrowing Moment, borrowing Replayer, NameTable) -> Void
  ) throws {
    let reader = try TraceReader(path: log, mode: .tail)
    var replayer = Replayer()
    while let part = try reader.nextPart() {
      guard case .events(let events) = part else { continue }
      let names = reader.names
      update(names)
      for event in events {
        replayer.take(event)
        if replayer.isInTimeline(event) { told(replayer.moment(of: event), replayer, names) }
      }
    }
  }

  private func tell(_ roundCount: Int) {
    let (text, printed) = (mean(of: textTimes), mean(of: printTimes))
    print("\(lines.count) lines, the fastest of \(roundCount) rounds for each; ns a line")
    for (name, time) in [("timeline text", text), ("print with interpolation", printed)] {
      print(name.padding(toLength: 26, withPad: " ", startingAt: 0) + String(format: "%8.1f", time))
    }
    let ratio = printed / text
    print(
      String(format: "the text is %.1f times as fast; the goal is %.0f: ", ratio, Self.goal)
        + (ratio >= Self.goal ? "met" : "missed"))
  }

  /// Without what it takes to read the clock.
  private func mean(of times: [UInt64]) -> Double {
    let pair = (0..<100_000).reduce(UInt64.max) { least, _ in
      let start = Self.now
      return min(least, Self.now - start)
    }
    return Double(times.reduce(0, +)) / Double(times.count) - Double(pair)
  }

  /// Nanoseconds.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The timeline has lines of another form.
  private struct Untold: Error {}
}
