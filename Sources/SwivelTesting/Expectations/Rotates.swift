public import SwivelModel

/// A rotation to an orientation follows.
///
/// Others may come before it, unless the trace is expected exhaustively.
public struct Rotates: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation

  /// Expects a rotation to one of these orientations, for a reason if one is given.
  public init(to orientation: InterfaceOrientationMask, because reason: TurnReason? = nil) {
    expectation = .rotates(to: orientation, because: reason)
  }
}
