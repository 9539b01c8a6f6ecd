import SwivelFindings

/// A failed expectation, and what happened instead.
struct Miss {
  /// What happened instead.
  enum Instead {
    /// The interface did this; with a remark if the step alone does not explain it.
    case step(Trace.Step, remark: String?)
    /// This finding was reported.
    case finding(Finding)
    /// Nothing; with an explanation.
    case nothing(String)
  }

  /// The failure, with the expectation as written in the test.
  let title: String
  /// The expectation in words.
  let expected: String
  /// What happened instead.
  let instead: Instead
  /// The location of the expectation.
  let place: SourcePlace
}
