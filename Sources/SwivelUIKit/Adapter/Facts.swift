#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel

/// The recorded facts of a controller.
struct ControllerFacts {
  /// Whether its location in the source was recorded.
  var isPlaced = false
  var mask: InterfaceOrientationMask?
  var preferred: PreferredOrientation?
  var autorotate: Bool?
  var prefersLock = false
}

/// The recorded facts of a window.
struct WindowFacts {
  var shape: BoundsShape?
}

/// The recorded facts of a scene.
struct SceneFacts {
  /// Whether it is observed.
  var isObserved = false
  /// The last recorded interface orientation; `nil` if the next look records it, changed or not.
  var orientation: InterfaceOrientation?
  var isLocked = false
  var windowing: Windowing?
  /// Its own lifecycle phase.
  var phase: Phase?
}
#endif
