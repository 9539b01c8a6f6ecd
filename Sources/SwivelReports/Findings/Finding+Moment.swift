package import SwivelFindings

extension Finding {
  /// The event to look at first: where UIKit decided what the finding is about.
  ///
  /// What led to it, such as a lock, may be long before; UIKit has decided something else since
  /// then, and the problem is seen only where it appears.
  package var moment: UInt64 {
    guard let decided else { return cause }
    if evidence.contains(decided) { return decided }
    return decided > cause ? sequence : cause
  }

  /// The event of the decision after that of the finding; empty if they are the same.
  var decisionClause: String {
    decided == moment && moment != sequence ? " (decided at event \(moment))" : ""
  }
}
