#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel

/// What was recorded of a controller.
struct ControllerFacts {
  /// Whether its place in the source was recorded.
  var isPlaced = false
  var mask: InterfaceOrientationMask?
  var preferred: PreferredOrientation?
  var autorotate: Bool?
  var prefersLock = false
}

/// What was recorded of a window.
struct WindowFacts {
  var shape: BoundsShape?
}

/// What was recorded of a scene.
struct SceneFacts {
  /// Whether it is looked at.
  var isObserved = false
  /// How its interface was recorded last; `nil` if the next look records it, changed or not.
  var orientation: InterfaceOrientation?
  var isLocked = false
  var windowing: Windowing?
  /// The stage that its own life has reached.
  var phase: Phase?
}
#endif
