package import SwivelFindings
package import SwivelModel
import SwivelReplay

/// A run of an app that is judged while the app runs.
package struct WatchedRun {
  // In microseconds. A transition is settled a second after its end; a little more, for delays.
  private static let settling: UInt64 = 1_250_000
  // In microseconds: what is judged as if the run ended is all of it, so not after each line.
  private static let patience: UInt64 = 250_000

  private var analysis = Analysis()
  private var shown: Set<Shown> = []
  private var ruling: Ruling?
  private var hasNews = false
  private var lastLook: Instant?
  private var lastEvent = Instant.start

  /// Identifies what was shown: the place of a finding may still move.
  private struct Shown: Hashable {
    let id: Detector.ID
    let sequence: UInt64
  }

  package init() {}

  package var count: Int { shown.count }

  package mutating func take(_ items: [TraceItem]) {
    for item in items {
      hasNews = true
      if case .event(let event) = item { lastEvent = event.instant }
      guard let moment = analysis.apply(item) else { continue }
      let main = analysis.replayer.situation.facts.windows.mainOrFirst
      ruling = moment.rulings.last { $0.window == main } ?? ruling
    }
  }

  /// Ends the run.
  package mutating func finish() { hasNews = true }

  /// The findings that are settled at a moment, and were not before.
  package mutating func takeSettled(at now: Instant) -> [Finding] {
    let isEarly = lastLook.map { now.microseconds(since: $0) < Self.patience } ?? false
    guard hasNews, !isEarly || now == .latest else { return [] }
    lastLook = now
    // A copy is judged as if the run ended now.
    var ended = analysis
    ended.finish(at: now)
    let isSettled = { (finding: Finding) in
      now.microseconds(since: finding.instant) >= Self.settling || now == .latest
    }
    let isOpen = now.microseconds(since: lastEvent) < Self.settling
    hasNews = isOpen || !ended.findings.allSatisfy(isSettled)
    return ended.findings.filter {
      isSettled($0) && shown.insert(Shown(id: $0.id, sequence: $0.sequence)).inserted
    }
  }

  /// The current state in a line; empty before the first event.
  package func state(_ table: NameTable) -> String {
    let situation = analysis.replayer.situation
    let (facts, names) = (situation.facts, Names(situation, table))
    let window = facts.windows.mainOrFirst
    guard facts.windows[window].exists else { return "" }
    let interface = situation.known(window).orientation.only?.word ?? "undetermined"
    var parts = ["device \(facts.device.orientation.word)", "interface \(interface)"]
    if let page = situation.visiblePage(of: window) {
      parts.append("page \(names.controller(page))")
    }
    if let ruling, let asked = ruling.respondent ?? ruling.asked {
      parts.append(
        "asked \(names.controller(asked)), which allows \(ruling.controllerMask.list)")
    }
    return parts.joined(separator: "; ")
  }
}
