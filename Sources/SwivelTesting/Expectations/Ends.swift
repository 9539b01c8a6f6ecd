public import SwivelModel

/// The interface is in an orientation when the log ends.
///
/// Where the rules leave several possible, all of them must be expected.
public struct Ends: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation

  /// Expects one of these orientations.
  public init(_ orientation: InterfaceOrientationMask) {
    expectation = .ends(orientation)
  }
}
