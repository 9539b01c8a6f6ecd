public import SwivelModel

/// A turn follows that has come to rest within a time.
///
/// The time begins with the event that made UIKit look, and ends when the interface is first seen
/// in the orientation, or where nobody looks, when the rules turn it. Whatever turns in that time
/// is part of it.
public struct Settles: ExpectationConvertible {
  /// What it says.
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
