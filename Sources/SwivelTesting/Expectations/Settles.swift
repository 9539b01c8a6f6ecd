public import SwivelModel

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
