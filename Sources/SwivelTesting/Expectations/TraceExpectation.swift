public import SwivelFindings
public import SwivelModel

/// A single expectation about a trace.
public enum TraceExpectation: Sendable {
  /// The interface is first known in one of these orientations.
  case starts(InterfaceOrientationMask)
  /// The next rotation is to one of these.
  case then(InterfaceOrientationMask)
  /// A rotation to one of these follows, for this reason.
  case rotates(to: InterfaceOrientationMask, because: TurnReason?)
  /// A rotation follows that settles in one of these within a time.
  case settles(on: InterfaceOrientationMask, within: TimeSpan)
  /// The interface ends in one of these.
  case ends(InterfaceOrientationMask)
  /// This finding is not reported.
  case neverFinds(Detector.ID)
  /// The interface is never in one of these, nor may it have been.
  case neverIn(InterfaceOrientationMask)
  /// This finding is reported.
  case finds(Detector.ID)
}

/// An element in a list of expectations.
public protocol ExpectationConvertible: Sendable {
  /// The expectation.
  var expectation: TraceExpectation { get }
}

/// An expectation and its location.
public struct PlacedExpectation: Sendable {
  let expectation: TraceExpectation
  let place: SourcePlace
}
