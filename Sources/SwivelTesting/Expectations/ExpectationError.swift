/// Expectations that a trace does not meet.
public struct ExpectationError: Error, Sendable {
  /// One of them.
  public struct Failure: Sendable {
    /// What is said of it.
    public let text: String
    /// Where it stands in the test.
    public let place: SourcePlace
  }

  /// All of them, in the order in which they stand in the test.
  public let failures: [Failure]
}

extension ExpectationError: CustomStringConvertible {
  /// What is said of them, each with its line.
  public var description: String {
    failures.map { "\($0.place.text): \($0.text)" }.joined(separator: "\n")
  }
}
