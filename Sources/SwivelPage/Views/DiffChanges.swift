import SwivelFindings
import SwivelReports

/// A difference between the events of two runs.
struct ChangeView {
  struct Event {
    let changedEvent: String
  }

  let changeTime: String
  let changeKind: String
  let changeBase: [Event]
  let changeHead: [Event]
  let changeText: String?

  init(_ change: DiffReportChange) {
    changeTime = (change.base.first ?? change.head.first)?.t.seconds ?? ""
    changeKind = change.kind
    changeBase = change.base.map { Event(changedEvent: $0.text) }
    changeHead = change.head.map { Event(changedEvent: $0.text) }
    changeText = Self.words(change)
  }

  private static func words(_ change: DiffReportChange) -> String? {
    if change.cause { return "the first difference" }
    let (was, now) = (change.baseCount, change.headCount)
    if let visit = change.visit {
      return was > 0
        ? "the visit to \(visit), \(was) events, is missing"
        : "a visit to \(visit), \(now) events, is new"
    }
    if change.outcome { return "an outcome" }
    if was > 0, now > 0 { return was == 1 && now == 1 ? nil : "\(was) events became \(now)" }
    return was > 0 ? "\(was) only in the base" : "\(now) only in the head"
  }
}

/// A step whose duration differs.
struct TimingView {
  let timedAt: String
  let timedText: String
  let timedBase: String
  let timedHead: String

  init(_ timing: DiffTimingRecord) {
    (timedAt, timedText) = (timing.t.seconds, timing.text)
    (timedBase, timedHead) = (timing.base.seconds, timing.head.seconds)
  }
}

extension FactView {
  static func all(of diff: DiffReportRecord) -> [Self] {
    let (base, head) = (diff.base.trace, diff.head.trace)
    let counts = [
      ("changes", diff.changeCount), ("consequences", diff.consequenceCount),
      ("new findings", count(diff.findings.new)), ("fixed", count(diff.findings.fixed)),
      ("unchanged", count(diff.findings.unchanged)),
    ].map {
      Self(term: $0, value: UInt64($1).grouped, isBad: $0 == "new findings" && $1 > 0)
    }
    return counts
      + [
        both("events", base.events.grouped, head.events.grouped),
        both("length", "\(base.end.seconds) s", "\(head.end.seconds) s"),
        both("system", base.os.map(system), head.os.map(system)),
        both("device", base.device, head.device),
        both("fault", base.fault, head.fault),
      ].compactMap(\.self)
  }

  private static func count(_ findings: [ReportFinding]) -> Int {
    findings.reduce(0) { $0 + $1.count }
  }

  /// A value of both runs: once if it is the same.
  private static func both(_ term: String, _ base: String?, _ head: String?) -> Self? {
    guard base != nil || head != nil else { return nil }
    let value = base == head ? base ?? "" : "\(base ?? "unknown") → \(head ?? "unknown")"
    return Self(term: term, value: value, isBad: term == "fault")
  }
}
