#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
public import SwivelRecorder
public import UIKit

@MainActor
extension Recorder {
  /// Starts observing a scene: its windows, their controllers, its interface, and the device.
  ///
  /// Best called when the scene's window has its root; a scene that is already observed is
  /// inspected again. Device-orientation notifications begin with the first scene.
  ///
  /// - Parameters:
  ///   - scene: The scene. If the first one is `nil`, the log states that, and `swivel info` and
  ///     `swivel check` report it unless a scene follows.
  ///   - surroundings: The app's build settings and hardware.
  public func observe(_ scene: UIWindowScene?, in surroundings: Surroundings = .current) {
    adapter?.observe(scene, in: surroundings)
  }

  /// Ends the effects of ``observe(_:in:)``, for all scenes.
  public func stopObserving() {
    adapter?.stopObserving()
  }

  /// Inspects all observed scenes, and records what has changed.
  ///
  /// The recorder also does so at every callback. Changes without a callback, such as a controller
  /// added to a container, are recorded sooner with a call in `viewDidAppear(_:)`.
  public func recordChanges() {
    adapter?.look()
  }

  /// Records the orientation of a `UIDevice.orientationDidChangeNotification`.
  package func deviceTurned(to orientation: UIDeviceOrientation) {
    // An orientation set by the app was recorded as a request; the physical orientation is
    // unchanged.
    guard let adapter, !adapter.device.isBeingForced else { return }
    let orientation = DeviceOrientation(orientation)
    adapter.device.turned(to: orientation)
    if !adapter.device.isLookRequested { adapter.lookOnceSettled() }
    // Last, so that nothing is left to do after it.
    record(.device(.deviceOrientation(orientation: orientation)))
  }

  /// Reports that a scene has changed, from either `windowScene(_:didUpdate…)` of its delegate.
  ///
  /// Needed on iOS 15, and harmless later: from iOS 16 on, the recorder observes the geometry of
  /// each scene, as Apple's documentation of `effectiveGeometry` recommends.
  public func sceneDidUpdate(_ scene: UIWindowScene) {
    adapter?.look()
  }

  /// Reports that a controller is about to rotate or to change its size, from its
  /// `viewWillTransition(to:with:)`.
  public func willTransition(
    _ controller: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    adapter?.willTransition(controller, coordinator)
  }
}
#endif
