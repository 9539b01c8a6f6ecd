public import SwivelFindings
public import SwivelModel

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
