import SwivelFindings
package import SwivelQueries
import SwivelModel
import SwivelText

extension DiffReportRecord {
  /// Makes the document of two runs that were compared.
  package init(
    _ comparison: Comparison, hunks: [Hunk], base: DiffReportRun, head: DiffReportRun,
    generator: String, command: String
  ) {
    let pairs = DiffReportPairs(comparison, base, head, hunks: hunks)
    (self.generator, self.command) = (generator, command)
    (self.comparison, self.pairs) = (comparison, pairs)
    first = DiffDivergenceRecord(comparison, pairs)
    consequences = comparison.consequences.map { DiffConsequenceRecord($0, pairs) }
    changes = comparison.changes.enumerated().map {
      DiffReportChange($1, isCause: $0 == comparison.causeIndex)
    }
    findings = ChangedFindings(comparison) { findings, isOfHead in
      isOfHead
        ? head.findings(findings, comparison.names.head)
        : base.findings(findings, comparison.names.base)
    }
  }
}

extension DiffReportRun {
  /// Some of the findings of the run, each where the run has it.
  fileprivate func findings(_ findings: [Finding], _ table: NameTable) -> [ReportFinding] {
    let known = Dictionary(report.findings.map { ($0.seq, $0) }) { first, _ in first }
    var some = ReportFindings(Diagnosis.of(findings), report.trace.argument, table)
    some.update { finding in
      guard let same = known[finding.seq], same.id == finding.id else { return }
      (finding.from, finding.to) = (same.from, same.to)
    }
    return some.values
  }
}

extension DiffConsequenceRecord {
  fileprivate init(_ consequence: Consequence, _ pairs: DiffReportPairs) {
    self.consequence = consequence
    let (first, last, base, head) = (consequence.first, consequence.last, pairs.base, pairs.head)
    pair = pairs.place(of: first)
    t = Sides((base.time(of: first.base), head.time(of: first.head)))
    end = Sides((base.end(after: last.base), head.end(after: last.head)))
    let isOfBase = pairs.records.indices.contains(pair) && pairs.records[pair].base != nil
    let words = isOfBase ? base.text(of: first.base) : head.text(of: first.head)
    text = words ?? first.step?.form.clause() ?? "event \(first.base)"
  }
}

extension DiffDivergenceRecord {
  /// The first divergence; `nil` if the runs are the same.
  fileprivate init?(_ comparison: Comparison, _ pairs: DiffReportPairs) {
    guard let cause = comparison.cause else { return nil }
    kind = cause.kind
    switch cause {
    case .change(let change):
      text = "Nothing differs before this change, so it is the cause."
      (base, head) = change.sides
    case .device(let was, let now):
      text = "Only the device differs, so it is the cause."
      (base, head) = (Self.list(was), Self.list(now))
    case .unknown:
      text =
        "The cause is unknown: nothing that the app declared or did differs before the divergence."
      (base, head) = comparison.changes.first?.sides ?? ([], [])
    }
    pair = kind == .device || comparison.changes.isEmpty ? nil : pairs.firstDifference
  }

  private static func list(_ devices: [String]) -> [String] {
    devices.isEmpty ? ["not recorded"] : devices
  }
}
