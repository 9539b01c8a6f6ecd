public import SwivelFindings
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

/// A rotation follows that settles within a time.
///
/// The time begins with the event that caused it, and ends when the interface is first observed in
/// the orientation or, without observations, when the rules rotate it. All rotations in that time
/// belong to it.
public struct Settles: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation

  /// Expects one of these orientations within a time.
  public init(on orientation: InterfaceOrientationMask, within span: TimeSpan) {
    expectation = .settles(on: orientation, within: span)
  }

  /// Expects one of these orientations within a time.
  @available(iOS 16, macOS 13, *)
  @_disfavoredOverload
  public init(on orientation: InterfaceOrientationMask, within duration: Duration) {
    self.init(on: orientation, within: TimeSpan(duration))
  }
}

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

/// A finding is reported: a known defect, for a test that fails once it is fixed.
public struct Finds: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation

  /// Expects a finding.
  public init(_ finding: Detector.ID) {
    expectation = .finds(finding)
  }
}

/// Something that must not happen anywhere in a trace.
public struct Absence: ExpectationConvertible {
  /// The expectation.
  public let expectation: TraceExpectation
}

// Functions, and disfavored: a type of this name would shadow the standard library's in clients of
// the module, and a plain function makes `Never.self` ambiguous.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects that a finding is not reported.
@_disfavoredOverload
public func Never(_ finding: Detector.ID) -> Absence {
  Absence(expectation: .neverFinds(finding))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects that the interface is never, and possibly never, in one of these orientations.
@_disfavoredOverload
public func Never(_ orientation: InterfaceOrientationMask) -> Absence {
  Absence(expectation: .neverIn(orientation))
}
