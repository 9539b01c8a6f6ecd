/// What a run comes to.
public enum Verdict: Hashable, Sendable {
  /// Something was found.
  case findings
  /// Nothing was found, and everything was known that a finding would have needed.
  case clean
  /// Nothing was found, and that proves nothing: these facts are missing, the most needed first.
  case unjudged([MissingFact])

  /// The facts that are missing; none where the run could be judged.
  public var missing: [MissingFact] {
    switch self {
    case .findings, .clean: []
    case .unjudged(let facts): facts
    }
  }
}

extension Verdict {
  /// A verdict by name.
  package enum Word: String, CaseIterable, Encodable, Sendable {
    case findings, clean, unjudged
  }

  /// Its name.
  package var word: Word {
    switch self {
    case .findings: .findings
    case .clean: .clean
    case .unjudged: .unjudged
    }
  }
}
