public import SwivelModel

/// The next rotation is to an orientation.
///
/// Unlike ``Rotates`` it skips no rotation in between.
public struct Then: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation

  /// Expects one of these orientations.
  public init(_ orientation: InterfaceOrientationMask) {
    expectation = .then(orientation)
  }
}
