import SwivelFindings
import SwivelModel

/// An expectation that a trace does not meet, and what happened instead.
struct Miss {
  /// What happened instead.
  enum Instead {
    /// This became of the interface; more than the step itself tells, if there is a remark.
    case step(Trace.Step, remark: String?)
    /// This was found.
    case finding(Finding)
    /// Nothing: this is said of it.
    case nothing(String)
  }

  /// What is wrong, with the expectation as it stands in the test.
  let title: String
  /// What was expected, in words.
  let expected: String
  /// What happened instead.
  let instead: Instead
  /// Where it stands.
  let place: SourcePlace
}
