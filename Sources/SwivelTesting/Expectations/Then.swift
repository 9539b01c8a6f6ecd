public import SwivelModel

/// The next turn is to an orientation.
///
/// Unlike ``Rotates`` it passes over no turn in between.
public struct Then: ExpectationConvertible {
  /// What it says.
  public let expectation: TraceExpectation

  /// Expects one of these orientations.
  public init(_ orientation: InterfaceOrientationMask) {
    expectation = .then(orientation)
  }
}
