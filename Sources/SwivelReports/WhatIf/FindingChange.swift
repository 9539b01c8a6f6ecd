package import SwivelFindings
package import SwivelQueries
package import SwivelReplay

/// The effect of the changes on a finding.
package enum FindingChange: String, CaseIterable, JSONValue, Sendable {
  case fixed
  case kept
  /// It is found only with the changes.
  case new
  /// It rests on observations, whose outcome with the changes is unknown.
  case open

  var text: String {
    switch self {
    case .fixed, .new: rawValue
    case .kept: "remaining"
    case .open: "undetermined"
    }
  }

  fileprivate var findings: KeyPath<FindingComparison, [Finding]> {
    switch self {
    case .fixed: \.fixed
    case .kept: \.kept
    case .new: \.new
    case .open: \.open
    }
  }
}

extension ComparedRun {
  package typealias Changed = (
    change: FindingChange, finding: Finding, doubt: RuleID?, cured: [UInt64]
  )

  /// All findings, with the effect on each, the disputed rule without which it might not be fixed,
  /// and the events at which one that is not fixed is gone.
  package var changes: [Changed] {
    FindingChange.allCases.flatMap { change in
      findings[keyPath: change.findings].map { finding in
        (change, finding, change == .fixed ? doubt(on: finding) : nil, findings.cured(finding))
      }
    }
  }

  /// The number of fixed findings that depend on a disputed rule.
  var doubtfulCount: Int { changes.count { $0.doubt != nil } }
}
