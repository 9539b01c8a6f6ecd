import Child
import Foundation
import SwivelLog
import SwivelModel
import Workload

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures what a line of `swivel replay` costs beside the replay, and what `print` takes for it.
@main
struct TimelineBenchmark {
  private static let goal = 15.0

  private let program: String
  private let log: String
  private let lines: [TimelineLine]

  static func main() {
    let words = CommandLine.arguments
    guard words.count == 5, let eventCount = Int(words[3]), let roundCount = Int(words[4]) else {
      print("usage: timeline-benchmark SWIVEL FOLDER EVENTS ROUNDS")
      exit(64)
    }
    do {
      try Self(program: words[1], folder: words[2], eventCount: eventCount).run(roundCount)
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  private init(program: String, folder: String, eventCount: Int) throws {
    self.program = program
    log = "\(folder)/timeline.swivel"
    let recording = NamedRecording(seed: 42, count: eventCount)
    let writer = try LogWriter(path: log, header: recording.header, policy: .batch)
    for event in recording.events {
      try writer.append(event, vocabulary: recording.vocabulary)
    }
    try writer.finish()
    let text = try Child([program, "replay", log], output: "\(folder)/timeline.txt").output
    let whole = try String(contentsOfFile: text, encoding: .utf8).split(separator: "\n")
    lines = whole.compactMap(TimelineLine.init)
    guard !lines.isEmpty, lines.map(\.text) == whole.map(String.init) else { throw Untold() }
  }

  // Each round runs everything once; the first does not count. The least time of each does, for what a
  // line takes is the small difference of two times.
  private func run(_ roundCount: Int) throws {
    var (told, silent, printed) = (Double.infinity, Double.infinity, Double.infinity)
    for round in 0...roundCount {
      let times = (try replay([]), try replay(["--from", "9999999999"]), printLines())
      guard round > 0 else { continue }
      (told, silent) = (min(told, times.0), min(silent, times.1))
      printed = min(printed, times.2)
    }
    let (text, interpolation) = (told - silent, printed)
    let rows = [
      ("timeline text of swivel replay", text), ("print with interpolation", interpolation),
    ]
    print("\(lines.count) lines, least of \(roundCount) rounds; processor time, ns a line")
    for (name, seconds) in rows {
      print(
        name.padding(toLength: 34, withPad: " ", startingAt: 0)
          + String(format: "%8.1f", seconds / Double(lines.count) * 1e9))
    }
    let ratio = interpolation / text
    print(
      String(format: "the text is %.1f times as fast; the goal is %.0f: ", ratio, Self.goal)
        + (ratio >= Self.goal ? "met" : "missed"))
  }

  private func replay(_ options: [String]) throws -> Double {
    try Child([program, "replay"] + options + [log], output: "/dev/null").seconds
  }

  /// The seconds that it takes to print the lines, with the standard output where the others have it.
  private func printLines() -> Double {
    fflush(nil)
    let (kept, null) = (dup(1), open("/dev/null", O_WRONLY))
    dup2(null, 1)
    let start = clock()
    for line in lines {
      switch line {
      case .ruling(let time, let window, let outcome, let cause, let event):
        print(
          "\(time.blanks)\(time.seconds).\(time.thousandths)s  \(window) \(outcome); \(cause) (event \(event))"
        )
      case .sighting(let time, let window, let seen):
        print("\(time.blanks)\(time.seconds).\(time.thousandths)s  \(window) was seen in \(seen)")
      }
    }
    fflush(nil)
    let end = clock()
    dup2(kept, 1)
    close(kept)
    close(null)
    return Double(end - start) / Double(CLOCKS_PER_SEC)
  }

  /// The program told something else than a timeline.
  private struct Untold: Error, CustomStringConvertible {
    let description = "the timeline has lines of another form"
  }
}
