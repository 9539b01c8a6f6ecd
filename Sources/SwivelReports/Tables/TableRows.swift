import SwivelQueries

/// The rows of a trace in all tables, as lines of JSON.
package struct TableRows: Sendable {
  /// The lines of each table, in the order of ``TableDefinition/all``.
  package private(set) var lines: [[UInt8]]
  /// How much of the trace was read.
  package let status: SummarizedTrace.Status
  package let findingCount: Int
  package let transitionCount: Int
  /// The number of changes by another version of iOS.
  let upgradeCount: Int
  /// The number of transitions that the table leaves out.
  package let omittedCount: Int

  package init(_ trace: SummarizedTrace) {
    let (transitions, upgrades) = (trace.trail.transitions, UpgradeRow.all(of: trace))
    (status, findingCount) = (trace.status, trace.findings.count)
    (transitionCount, omittedCount) = (
      transitions.count, trace.trail.count - transitions.count
    )
    upgradeCount = upgrades.count
    lines = TableDefinition.all.map { _ in [] }
    TraceRow.table.write(TraceRow(trace: trace), into: &lines[0])
    for (ordinal, finding) in trace.findings.enumerated() {
      FindingRow.table.write(
        FindingRow(trace: trace, ordinal: ordinal, finding: finding), into: &lines[1])
    }
    for (ordinal, transition) in transitions.enumerated() {
      TransitionRow.table.write(
        TransitionRow(trace: trace, ordinal: ordinal, transition: transition), into: &lines[2])
    }
    for upgrade in upgrades { UpgradeRow.table.write(upgrade, into: &lines[3]) }
  }
}
