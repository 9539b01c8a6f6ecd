package import SwivelLog
package import SwivelQueries

/// How a run compares with its golden or its base.
package struct RunOutcome: Sendable {
  enum Kind: String, CaseIterable, JSONValue {
    case same, differs, incomplete, unreadable
    case goldenRecorded = "golden-recorded"
    case goldenMissing = "golden-missing"
    case runMissing = "run-missing"
  }

  let kind: Kind
  /// What it is compared with, whose place in the repository may be better known.
  let reference: RunReference
  /// What is wrong with the run; `nil` if nothing is, or if it could not be read.
  private(set) var issue: RunIssue?
  /// How many findings a new golden has.
  private var findingCount = 0
  /// Why nothing was compared, if that is allowed.
  private(set) var exemption: String?

  private init(_ kind: Kind, _ reference: RunReference) {
    (self.kind, self.reference) = (kind, reference)
  }

  /// The outcome in a few words, for a list of runs.
  package var words: String {
    switch kind {
    case .same, .differs: kind.rawValue
    case .incomplete: issue?.message ?? kind.rawValue
    case .unreadable: "could not be compared"
    case .goldenRecorded:
      findingCount == 0
        ? "saved as a new golden; review it before you commit it"
        : "saved as a new golden, with \(findingCount.counting("finding")); review it before you commit it"
    case .goldenMissing: "no golden"
    case .runMissing: "no matching run"
    }
  }

  /// What to do about a run that could not be compared.
  package var help: String? { issue?.help }

  /// The test that the comparison is, for reports that list tests.
  var test: String { kind == .runMissing ? "has a run" : reference.test }
}

extension RunOutcome {
  /// The outcome of a comparison; the traces were read in some mode.
  package static func compared(
    _ comparison: Comparison, with reference: RunReference, head: String,
    mode: LogReader.Mode = .tail
  ) -> Self {
    guard !comparison.isSame else { return Self(.same, reference) }
    var outcome = Self(comparison.isDifferent ? .differs : .incomplete, reference)
    outcome.issue =
      comparison.isDifferent
      ? RunIssue(comparison, from: reference, head: head, mode: mode)
      : RunIssue(incomplete: comparison, with: reference, head: head)
    return outcome
  }

  /// A run that could not be read, or whose golden or base could not.
  package static func unread(_ reference: RunReference) -> Self { Self(.unreadable, reference) }

  /// A run without a golden, which it may have become.
  package static func withoutGolden(
    _ reference: RunReference, run: String, isRecorded: Bool, findings: Int = 0
  ) -> Self {
    var outcome = Self(isRecorded ? .goldenRecorded : .goldenMissing, reference)
    outcome.issue = RunIssue(withoutGolden: reference, run: run, isRecorded: isRecorded)
    outcome.findingCount = findings
    return outcome
  }

  /// A golden without a run.
  package static func withoutRun(_ reference: RunReference, isAllowed: Bool) -> Self {
    var outcome = Self(.runMissing, reference)
    if isAllowed {
      outcome.exemption = "no run to compare with this golden (accepted by --allow-missing)"
    } else {
      outcome.issue = RunIssue(withoutRun: reference.path)
    }
    return outcome
  }
}
