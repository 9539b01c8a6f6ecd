/// The verdict on a run.
public enum Verdict: Hashable, Sendable {
  /// There are findings.
  case findings
  /// There are no findings, and all required facts were known.
  case clean
  /// There are no findings, but facts are missing, the most important first.
  case unjudged([MissingFact])

  /// The facts that are missing; none if the run could be judged.
  public var missing: [MissingFact] {
    if case .unjudged(let facts) = self { facts } else { [] }
  }
}

extension Verdict {
  /// A verdict by name.
  package enum Word: String, CaseIterable, Sendable {
    case findings, clean, unjudged
  }

  package var word: Word {
    switch self {
    case .findings: .findings
    case .clean: .clean
    case .unjudged: .unjudged
    }
  }
}

extension Judge {
  /// The verdict on the run; entries may be missing without a loss in the log.
  func verdict(isWhole: Bool) -> Verdict {
    guard !hasFindings else { return .findings }
    let missing = evidence.missing(isWhole: isWhole)
    return missing.isEmpty ? .clean : .unjudged(missing)
  }

  /// The facts that the run does not state, whatever was found; losses are not among them.
  var unknown: [MissingFact] { evidence.missing().filter { $0 != .rest } }
}
