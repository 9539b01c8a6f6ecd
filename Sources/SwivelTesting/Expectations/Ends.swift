public import SwivelModel

/// The interface is in an orientation when the log ends.
///
/// Where the rules leave several open, all of them have to be among the expected ones.
public struct Ends: ExpectationConvertible {
  /// What it says.
  public let expectation: TraceExpectation

  /// Expects one of these orientations.
  public init(_ orientation: InterfaceOrientationMask) {
    expectation = .ends(orientation)
  }
}
