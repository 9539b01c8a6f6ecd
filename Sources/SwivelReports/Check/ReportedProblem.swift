import SwivelFindings

/// A finding, once for all traces that have it.
///
/// Traces of one app mostly have the same few problems. Its times and its basis are those of the
/// first trace that has it; the others may differ in these.
struct ReportedProblem {
  let first: FindingRecord
  private(set) var others: [FindingRecord] = []

  /// How often it occurs in all traces.
  var count: Int { others.reduce(first.occurrences) { $0 + $1.occurrences } }

  /// Such as `, also in 5 other traces: a.swivel, b.swivel, c.swivel, …`; empty for one trace.
  var note: String {
    var names = TraceNames()
    for other in others where other.trace != first.trace { names.add(other.trace) }
    return names.isEmpty ? "" : ", also in \(names.text)"
  }

  /// The problems of findings: each finding by itself if they are not grouped.
  ///
  /// A finding that follows from another one is apart from one that does not.
  static func all(_ findings: [FindingRecord], isGrouped: Bool) -> [Self] {
    var (problems, places) = ([Self](), [String: Int]())
    for finding in findings {
      let key = "\(finding.fingerprint) \(finding.root == nil)"
      if isGrouped, let place = places[key] {
        problems[place].others.append(finding)
      } else {
        places[key] = problems.count
        problems.append(Self(first: finding))
      }
    }
    return problems
  }
}

extension CheckReport {
  /// The problems of all traces, in the order in which they were first found.
  var problems: [ReportedProblem] { ReportedProblem.all(findings, isGrouped: isGrouped) }
}
