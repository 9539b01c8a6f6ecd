/// The findings of a run of `check`, compared with a baseline.
package struct BaselineComparison: Sendable {
  private let known: Baseline
  private var found = Baseline()

  /// Starts with a baseline, before the first trace.
  package init(_ known: Baseline) {
    self.known = known
  }

  /// The fingerprints of the baseline.
  package var fingerprints: Set<String> { known.fingerprints }

  /// Adds a finding of the run, known or not.
  package mutating func add(_ finding: Baseline.Entry) {
    found.add(finding)
  }

  /// The entries that were not found.
  package var stale: [Baseline.Entry] { known.subtracting(found) }

  /// The baseline of this run.
  ///
  /// Where a part was not read, which may contain them, it keeps the entries that were not found.
  package func updated(isWhole: Bool) -> Baseline { isWhole ? found : found.adding(known) }

  /// The number of findings that the baseline lacks.
  package var newCount: Int { found.subtracting(known).count }
}
