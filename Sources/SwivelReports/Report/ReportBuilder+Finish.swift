package import SwivelFindings
package import SwivelModel
package import SwivelQueries
import SwivelReplay

extension ReportBuilder {
  /// The document, once the run has ended.
  package mutating func finish(
    _ record: ReportRecord, _ reading: RunReading, _ diagnoses: [Diagnosis], _ table: NameTable
  ) -> ReportRecord {
    var record = record
    lanes = reading.lanes
    // No time is later than the latest one.
    let span = min(last.rawValue + max(1, last.rawValue / 32), Instant.latest.rawValue)
    (record.trace.end, record.trace.span) = (last.rawValue, span)
    (record.trace.events, record.trace.pad) = (
      eventCount, reading.situation.facts.session.device.idiom == .pad
    )
    var findings = ReportFindings(diagnoses, record.trace.argument, table)
    findings.update { locate(&$0, until: span) }
    record.findings = findings.values
    select(around: record.findings)
    record.lanes = lanes(record.findings, until: span, table)
    (record.moments, record.trace.moments) = (columns(record.findings), entries.count)
    let trees = trees(record.findings, table)
    (record.moments.tree, record.trees) = (trees.numbers, trees.table.values)
    record.nodes = trees.table.nodes
    (record.states, record.whys) = (states.values, whys.values)
    (record.strings, record.groups, record.losses) = (strings.values, groups, losses)
    record.windows = windows.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ReportWindow(handle: $0.key.rawValue, name: $0.value) }
    record.rules = cited(by: record)
    let missing = eventCount - UInt64(entries.count)
    if missing > 0 {
      record.omitted = ReportOmission(
        events: missing, command: "swivel cat \(record.trace.argument)")
    }
    record.headline = Self.headline(record)
    return record
  }

  private func locate(_ finding: inout ReportFinding, until end: UInt64) {
    guard let lane = lanes.windows.first(where: { $0.id.rawValue == finding.window }) else {
      return
    }
    // No page has room for more.
    let appearances = [finding.other] + finding.others.prefix(RunLanes.tableLimit)
    let stretches = appearances.map { lane.unwantedStretch(of: $0, until: end) }
    finding.unwanted = stretches.compactMap(\.self)
    (finding.from, finding.to) = (stretches[0]?.from, stretches[0]?.to)
  }

  private func columns(_ findings: [ReportFinding]) -> ReportMoments {
    var (columns, places) = (ReportMoments(), [UInt64: Int]())
    var (seq, time): (UInt64, UInt64) = (0, 0)
    for (index, entry) in entries.enumerated() {
      columns.seq.append(entry.seq - seq)
      columns.t.append(entry.instant.rawValue - time)
      (seq, time) = (entry.seq, entry.instant.rawValue)
      columns.kind.append(entry.kind)
      columns.text.append(entry.text)
      columns.held.append(entry.held)
      columns.mark.append(entry.mark)
      columns.state.append(entry.state)
      columns.decided.append(entry.decided.flatMap { places[$0] }.map { index - $0 } ?? 0)
      places[entry.seq] = index
    }
    columns.findings = flags(findings, places)
    return columns
  }

  /// The hierarchies, and their numbers by moment; those of findings have room first.
  private mutating func trees(
    _ findings: [ReportFinding], _ table: NameTable
  ) -> (numbers: [Int], table: ReportTrees) {
    var (trees, numbers) = (ReportTrees(), Array(repeating: 0, count: entries.count))
    let related = Set(findings.flatMap { [$0.seq, $0.decided ?? $0.seq] + $0.evidence })
    let places = entries.indices
    let order =
      places.filter { related.contains(entries[$0].seq) }
      + places.filter { !related.contains(entries[$0].seq) }
    for place in order {
      numbers[place] = trees.number(of: entries[place].tree, table, &strings)
    }
    return (numbers, trees)
  }

  private func flags(_ findings: [ReportFinding], _ places: [UInt64: Int]) -> [ReportFlag] {
    var flags: [Int: [Int]] = [:]
    for (number, finding) in findings.enumerated() {
      for seq in [finding.seq] + finding.others.map(\.seq) {
        guard let place = places[seq], flags[place]?.last != number else { continue }
        flags[place, default: []].append(number)
      }
    }
    return flags.sorted { $0.key < $1.key }.map { ReportFlag(moment: $0.key, findings: $0.value) }
  }
}

// MARK: - Words

extension ReportBuilder {
  private func cited(by record: ReportRecord) -> [ReportRule] {
    let ofWhys = whys.values.flatMap { $0.rules + [$0.heldBy].compactMap(\.self) }
    var ids = Interner<String>()
    for id in record.findings.flatMap(\.rules) + ofWhys { _ = ids.number(of: id) }
    let byName = Dictionary(uniqueKeysWithValues: RuleID.allCases.map { ($0.description, $0) })
    return ids.values.compactMap { byName[$0].map { ReportRule($0.rule) } }
  }

  private static func headline(_ record: ReportRecord) -> String {
    let count = record.findings.reduce(0) { $0 + $1.count }
    if let only = record.findings.first, count == 1 {
      return only.others.isEmpty ? only.summary : "\(only.summary), \(only.others.count + 1) times"
    }
    if count > 0 {
      return count == record.findings.count
        ? count.counting("finding")
        : "\(count.counting("finding")) of \(record.findings.count.counting("kind"))"
    }
    switch record.trace.verdict {
    case .clean?: return "No findings"
    case .unjudged?: return "This trace is inconclusive"
    case .findings?, nil: return "This trace could not be read"
    }
  }
}
