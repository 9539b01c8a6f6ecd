public import SwivelModel

/// The interface is first known in an orientation.
///
/// Earlier events of the log are the setup of the app.
public struct Starts: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation

  /// Expects one of these orientations.
  public init(_ orientation: InterfaceOrientationMask) {
    expectation = .starts(orientation)
  }
}
