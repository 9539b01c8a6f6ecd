public import SwivelModel

/// The interface is first known in an orientation.
///
/// What the log tells before is the setting up of the app.
public struct Starts: ExpectationConvertible {
  /// What it says.
  public let expectation: TraceExpectation

  /// Expects one of these orientations.
  public init(_ orientation: InterfaceOrientationMask) {
    expectation = .starts(orientation)
  }
}
