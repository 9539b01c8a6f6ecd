import Child
import Foundation
import SwivelLog
import SwivelModel
import Workload

/// Measures `swivel diff` against GNU `diff` on the canonical texts of the same runs.
@main
struct DiffBenchmark {
  private static let shares = [0.0001, 0.01]

  private let program: String
  private let folder: String
  private let eventCount: Int
  private let roundCount: Int

  static func main() {
    let words = CommandLine.arguments
    guard words.count == 6, let eventCount = Int(words[4]), let roundCount = Int(words[5]) else {
      print("usage: diff-benchmark prepare|measure SWIVEL FOLDER EVENTS ROUNDS")
      exit(64)
    }
    let benchmark = Self(
      program: words[2], folder: words[3], eventCount: eventCount, roundCount: roundCount)
    do {
      // A separate process, because the memory of a child includes that of its parent, which must
      // be small.
      for share in shares {
        if words[1] == "prepare" {
          try benchmark.prepare(share)
        } else {
          try benchmark.measure(share)
        }
      }
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  private func paths(_ share: Double) -> (base: String, head: String) {
    ("\(folder)/base-\(share)", "\(folder)/head-\(share)")
  }

  private func prepare(_ share: Double) throws {
    let (base, head) = paths(share)
    let run = EditedRun(count: eventCount, share: share)
    try write(run.base.events, run, to: base)
    try write(run.head, run, to: head)
    for name in [base, head] {
      _ = try Child([program, "cat", "--canonical", "\(name).swivel"], output: "\(name).txt")
    }
  }

  private func measure(_ share: Double) throws {
    let (base, head) = paths(share)
    print("\(eventCount) events, \(share * 100) % edited; medians of \(roundCount) rounds")
    var rows = [Row("GNU diff"), Row("swivel diff --events-only"), Row("swivel diff")]
    let runs = [
      ["diff", "\(base).txt", "\(head).txt"],
      [program, "diff", "--json", "--events-only", "\(base).swivel", "\(head).swivel"],
      [program, "diff", "--json", "\(base).swivel", "\(head).swivel"],
    ]
    for round in 0...roundCount {
      for index in rows.indices {
        let child = try Child(runs[index], output: "\(folder)/answer.\(index)")
        if round > 0 { rows[index].children.append(child) }
      }
    }
    for row in rows { row.print(besides: rows[0]) }
    print(
      "edits: GNU diff \(try lines("\(folder)/answer.0")), swivel \(try edits("\(folder)/answer.1"))"
    )
  }

  private func write(_ events: ContiguousArray<Event>, _ run: EditedRun, to path: String) throws {
    let writer = try LogWriter(path: "\(path).swivel", header: run.base.header, policy: .batch)
    for event in events { try writer.append(event, vocabulary: run.base.vocabulary) }
    try writer.finish()
  }

  /// The number of lines that an answer removes or inserts.
  private func lines(_ path: String) throws -> Int {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      .split(separator: "\n").count { $0.hasPrefix("<") || $0.hasPrefix(">") }
  }

  private func edits(_ path: String) throws -> Int {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return object?["edits"] as? Int ?? -1
  }
}

/// The resources that one program used in all rounds.
private struct Row {
  let name: String
  var children: [Child] = []

  init(_ name: String) {
    self.name = name
  }

  func print(besides other: Row) {
    let ratios = zip(other.children, children).map { $0.passed / $1.passed }.sorted()
    let passed = children.map(\.passed).sorted()[children.count / 2]
    let seconds = children.map(\.seconds).sorted()[children.count / 2]
    let peak = children.map(\.peak).sorted()[children.count / 2]
    let otherPeak = other.children.map(\.peak).sorted()[children.count / 2]
    let padded = name.padding(toLength: 26, withPad: " ", startingAt: 0)
    Swift.print(
      padded
        + String(
          format: "%6.3f s, %6.3f s of processors  %5.2f times as fast  %6.1f MiB, %4.2f of its",
          passed, seconds, ratios[ratios.count / 2], Double(peak) / 1024,
          Double(peak) / Double(otherPeak)))
  }
}
