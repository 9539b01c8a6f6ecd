public import SwivelFindings

/// Something is found: a known mistake, for a test that is to tell when it is gone.
public struct Finds: ExpectationConvertible {
  /// What it says.
  public let expectation: TraceExpectation

  /// Expects a finding.
  public init(_ finding: Detector.ID) {
    expectation = .finds(finding)
  }
}
