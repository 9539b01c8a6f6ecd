/// Expectations that a trace does not meet.
public struct ExpectationError: Error, Sendable {
  /// One of them.
  public struct Failure: Sendable {
    /// Its message.
    public let text: String
    /// Its location in the test.
    public let place: SourcePlace
  }

  /// All of them, in source order.
  public let failures: [Failure]
}

extension ExpectationError: CustomStringConvertible {
  /// Their messages, each with its line.
  public var description: String {
    failures.map { "\($0.place.text): \($0.text)" }.joined(separator: "\n")
  }
}
