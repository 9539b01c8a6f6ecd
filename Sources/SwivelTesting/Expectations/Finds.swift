public import SwivelFindings

/// A finding is reported: a known defect, for a test that fails once it is fixed.
public struct Finds: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation

  /// Expects a finding.
  public init(_ finding: Detector.ID) {
    expectation = .finds(finding)
  }
}
