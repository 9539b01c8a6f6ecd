import SwivelFindings
import SwivelQueries
import SwivelReports

extension DiffPage {
  /// What differs, counted, and what is known about both runs.
  var facts: [Fact] {
    let (base, head) = (diff.base.trace, diff.head.trace)
    let counts = [
      ("changes", diff.comparison.changes.totalCount),
      ("consequences", diff.comparison.consequences.totalCount),
      ("new findings", Self.count(diff.findings.new)), ("fixed", Self.count(diff.findings.fixed)),
      ("unchanged", Self.count(diff.findings.unchanged)),
    ].map {
      Fact(term: $0, value: UInt64($1).grouped, isBad: $0 == "new findings" && $1 > 0)
    }
    return counts
      + [
        Self.both("events", base.events.grouped, head.events.grouped),
        Self.both("length", "\(base.end.seconds) s", "\(head.end.seconds) s"),
        Self.both("system", base.os.map(system), head.os.map(system)),
        Self.both("device", base.device, head.device),
        Self.both("fault", base.fault, head.fault),
      ].compactMap(\.self)
  }

  private static func count(_ findings: [ReportFinding]) -> Int {
    findings.reduce(0) { $0 + $1.count }
  }

  /// A value of both runs: once if it is the same.
  private static func both(_ term: String, _ base: String?, _ head: String?) -> Fact? {
    guard base != nil || head != nil else { return nil }
    let value = base == head ? base ?? "" : "\(base ?? "unknown") → \(head ?? "unknown")"
    return Fact(term: term, value: value, isBad: term == "fault")
  }
}
