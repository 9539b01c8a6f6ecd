#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
public import SwivelRecorder
public import UIKit

@MainActor
extension Recorder {
  /// Observes a scene from now on: its windows, their controllers, its interface, and the device.
  ///
  /// Best called when the scene's window has its root; a scene that is observed already is looked
  /// at again. Device-orientation notifications begin with the first scene.
  ///
  /// - Parameters:
  ///   - scene: The scene; nothing is done for none.
  ///   - surroundings: How the app was built, and what it runs on.
  public func observe(_ scene: UIWindowScene?, in surroundings: Surroundings = .current) {
    guard let scene else { return }
    adapter?.observe(scene, in: surroundings)
  }

  /// Ends what ``observe(_:in:)`` began, for all scenes.
  public func stopObserving() {
    adapter?.stopObserving()
  }

  /// Looks at all scenes that are observed, and records what has changed.
  ///
  /// The recorder looks by itself whenever it is told of something. What UIKit tells nobody, such
  /// as a controller that is added to a container, is recorded sooner with a call in
  /// `viewDidAppear(_:)`.
  public func recordChanges() {
    adapter?.look()
  }

  /// Records what `UIDevice.orientationDidChangeNotification` brought.
  package func deviceTurned(to orientation: UIDeviceOrientation) {
    // What the app sets was recorded as a request; the device itself is held as before.
    guard let adapter, !adapter.device.isBeingForced else { return }
    let orientation = DeviceOrientation(orientation)
    adapter.device.turned(to: orientation)
    if !adapter.device.isLookRequested { adapter.lookOnceSettled() }
    // Last, so that nothing is left to do when it returns.
    record(.device(.notified(orientation)))
  }

  /// Says that a scene has changed, in its delegate's `windowScene(_:didUpdate…)` of either kind.
  public func sceneDidUpdate(_ scene: UIWindowScene) {
    adapter?.look()
  }

  /// Says that a controller is about to turn or to change its size, in its
  /// `viewWillTransition(to:with:)`.
  public func willTransition(
    _ controller: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    adapter?.willTransition(controller, coordinator)
  }
}
#endif
