public import SwivelFindings
public import SwivelModel

/// Something that does not happen anywhere in a trace.
public struct Absence: ExpectationConvertible {
  /// What it says.
  public let expectation: TraceExpectation
}

// Functions, and not favoured: a type of this name would hide that of the standard library from
// whoever imports the module, and a plain function makes `Never.self` ambiguous.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects that something is found nowhere.
@_disfavoredOverload
public func Never(_ finding: Detector.ID) -> Absence {
  Absence(expectation: .neverFinds(finding))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects that the interface is never in one of these orientations, nor may have been.
@_disfavoredOverload
public func Never(_ orientation: InterfaceOrientationMask) -> Absence {
  Absence(expectation: .neverIn(orientation))
}
