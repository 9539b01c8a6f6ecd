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
    guard words.count == 5, let eventCount = Int(words[3]), let roundCount = Int(words[4]) else {
      print("usage: diff-benchmark SWIVEL FOLDER EVENTS ROUNDS")
      exit(64)
    }
    let benchmark = Self(
      program: words[1], folder: words[2], eventCount: eventCount, roundCount: roundCount)
    do {
      for share in shares { try benchmark.measure(share) }
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  private func measure(_ share: Double) throws {
    let (base, head) = ("\(folder)/base", "\(folder)/head")
    let run = EditedRun(count: eventCount, share: share)
    try write(run.base.events, run, to: base)
    try write(run.head, run, to: head)
    for name in [base, head] {
      _ = try Child([program, "cat", "--canonical", "\(name).swivel"], output: "\(name).txt")
    }
    print("\(eventCount) events, \(share * 100) % edited; processor seconds, memory in MiB")
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

  /// How many lines of an answer are removed or inserted.
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

/// What one program took in all rounds.
private struct Row {
  let name: String
  var children: [Child] = []

  init(_ name: String) {
    self.name = name
  }

  func print(besides other: Row) {
    let ratios = zip(other.children, children).map { $0.seconds / $1.seconds }.sorted()
    let seconds = children.map(\.seconds).sorted()[children.count / 2]
    let peak = children.map(\.peak).sorted()[children.count / 2]
    let otherPeak = other.children.map(\.peak).sorted()[children.count / 2]
    let padded = name.padding(toLength: 28, withPad: " ", startingAt: 0)
    Swift.print(
      padded
        + String(
          format: "%7.3f s  %5.2f times as fast  %6.1f MiB  %4.2f of its memory", seconds,
          ratios[ratios.count / 2], Double(peak) / 1024, Double(peak) / Double(otherPeak)))
  }
}
