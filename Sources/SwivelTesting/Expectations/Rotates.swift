public import SwivelModel

/// A turn to an orientation follows.
///
/// Turns to others may come before it, unless the trace is expected exhaustively.
public struct Rotates: ExpectationConvertible {
  /// What it says.
  public let expectation: TraceExpectation

  /// Expects a turn to one of these orientations, for a reason if one is given.
  public init(to orientation: InterfaceOrientationMask, because reason: TurnReason? = nil) {
    expectation = .rotates(to: orientation, because: reason)
  }
}
