public import SwivelFindings
public import SwivelModel

/// What a test says of a trace, one thing of it.
public enum TraceExpectation: Sendable {
  /// The interface is first known in one of these orientations.
  case starts(InterfaceOrientationMask)
  /// The next turn is to one of these.
  case then(InterfaceOrientationMask)
  /// A turn to one of these follows, and for this reason.
  case rotates(to: InterfaceOrientationMask, because: TurnReason?)
  /// A turn follows that has come to rest in one of these within a time.
  case settles(on: InterfaceOrientationMask, within: TimeSpan)
  /// The interface is last in one of these.
  case ends(InterfaceOrientationMask)
  /// This is found nowhere.
  case neverFinds(Detector.ID)
  /// The interface is never in one of these, nor may it have been.
  case neverIn(InterfaceOrientationMask)
  /// This is found.
  case finds(Detector.ID)
}

/// Something that stands in a list of expectations.
public protocol ExpectationConvertible: Sendable {
  /// What it says.
  var expectation: TraceExpectation { get }
}

/// An expectation, with the line on which it stands.
public struct PlacedExpectation: Sendable {
  let expectation: TraceExpectation
  let place: SourcePlace
}
