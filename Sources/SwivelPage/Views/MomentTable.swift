import SwivelQueries
import SwivelReports

/// The moments of a report, decoded.
struct MomentTable {
  /// No more moments are written out; the script shows the others.
  private static let writtenLimit = 40

  let report: ReportRecord
  /// What the addresses of findings and moments begin with, where a page has several tables.
  let prefix: String
  let sequences: [UInt64]
  let times: [UInt64]
  let findings: [Int: [Int]]
  let rules: [String: ReportRule]
  private let places: [UInt64: Int]

  init(_ report: ReportRecord, prefix: String = "") {
    (self.report, self.prefix) = (report, prefix)
    sequences = Self.sums(of: report.moments.seq)
    times = Self.sums(of: report.moments.t)
    findings = Dictionary(
      uniqueKeysWithValues: report.moments.findings.map { ($0.moment, $0.findings) })
    rules = Dictionary(uniqueKeysWithValues: report.rules.map { ($0.id, $0) })
    places = Dictionary(sequences.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  var count: Int { times.count }

  func link(_ event: UInt64, @ElementBuilder _ content: () -> Element) -> Element {
    .link("#\(prefix)event=\(event)", content)
  }

  func place(of event: UInt64) -> Int? { places[event] }

  func kind(_ place: Int) -> String { report.strings[report.moments.kind[place]] }
  func text(_ place: Int) -> String { report.strings[report.moments.text[place]] }
  func held(_ place: Int) -> String { report.strings[report.moments.held[place]] }
  func mark(_ place: Int) -> String { report.strings[report.moments.mark[place]] }
  func group(_ place: Int) -> String { report.groups[kind(place)] ?? "other" }
  func tree(_ place: Int) -> [ReportNode] {
    report.trees[report.moments.tree[place]].map { report.nodes[$0] }
  }

  func windows(_ place: Int) -> [(state: ReportWindowState, why: ReportWhy?)] {
    report.states[report.moments.state[place]].map { ($0, $0.why.map { report.whys[$0] }) }
  }

  /// The windows that are written out: first those of findings, then those that rotated.
  func shownWindows(_ place: Int) -> [(state: ReportWindowState, why: ReportWhy?)] {
    let windows = windows(place)
    guard windows.count > RunLanes.windowLimit else { return windows }
    let found = Set((findings[place] ?? []).map { report.findings[$0].window })
    let rank = windows.map { state, why in
      if found.contains(state.window) { return 0 }
      return why.map { $0.ruling && $0.from != $0.shown } == true ? 1 : 2
    }
    let order = windows.indices.sorted { (rank[$0], $0) < (rank[$1], $1) }
    return order.prefix(RunLanes.windowLimit).sorted().map { windows[$0] }
  }

  /// The moment at which UIKit decided what is still so.
  func decided(_ place: Int) -> Int? {
    let steps = report.moments.decided[place]
    return steps == 0 ? nil : place - steps
  }

  func command(_ place: Int) -> String {
    ShellWord.why(report.trace.argument, event: sequences[place])
  }

  /// The moments that are written out: those of findings, then what they rest on, then all at which
  /// something came of it.
  var chosen: [Int] {
    let flagged = findings.keys.sorted()
    let evidence = report.findings.flatMap(\.evidence).compactMap { places[$0] }
    let marked = (0..<count).lazy.filter { !mark($0).isEmpty }
    var chosen: Set<Int> = []
    for place in flagged where chosen.count < Self.writtenLimit { chosen.insert(place) }
    for place in evidence where chosen.count < Self.writtenLimit { chosen.insert(place) }
    for place in marked {
      guard chosen.count < Self.writtenLimit else { break }
      chosen.insert(place)
    }
    return chosen.sorted()
  }

  /// The events of the moments that are written out.
  var writtenEvents: Set<UInt64> { Set(chosen.map { sequences[$0] }) }

  private static func sums(of steps: [UInt64]) -> [UInt64] {
    var sum: UInt64 = 0
    return steps.map { step in
      sum += step
      return sum
    }
  }
}
