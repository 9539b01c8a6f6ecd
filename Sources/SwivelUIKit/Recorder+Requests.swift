#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
public import SwivelRecorder
public import UIKit

@MainActor
extension Recorder {
  /// Requests another geometry from a scene, and records the request and its refusal.
  ///
  /// The handler is of no actor, because UIKit does not state the thread on which it calls it.
  @available(iOS 16.0, *)
  public func requestGeometryUpdate(
    _ preferences: UIWindowScene.GeometryPreferences, of scene: UIWindowScene,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) {
    guard let adapter else {
      return scene.requestGeometryUpdate(preferences, errorHandler: errorHandler)
    }
    let request = adapter.requested(preferences, of: scene)
    scene.requestGeometryUpdate(
      preferences, errorHandler: Adapter.handler(of: request, self, errorHandler))
    adapter.lookAfterRequest()
  }

  /// Reports that a controller's supported or preferred orientations have changed, and records it.
  @available(iOS 16.0, *)
  public func setNeedsUpdateOfSupportedInterfaceOrientations(of controller: UIViewController) {
    adapter?.needsUpdate(of: controller)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    adapter?.lookAfterRequest()
  }

  /// Reports that a controller's preference for a lock has changed, and records it.
  @available(iOS 26.0, *)
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked(of controller: UIViewController) {
    adapter?.needsLockUpdate(of: controller)
    controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    adapter?.lookAfterRequest()
  }

  /// Asks UIKit to rotate to the device orientation, up to iOS 15, and records it.
  public func attemptRotationToDeviceOrientation() {
    adapter?.attemptedRotation()
    UIViewController.attemptRotationToDeviceOrientation()
    adapter?.lookAfterRequest()
  }

  /// Records that the app sets the device's orientation, and calls the function that does so.
  ///
  /// The recorder does not set it itself, because there is no public API.
  ///
  /// - Parameters:
  ///   - orientation: The device orientation to set.
  ///   - set: Sets it.
  public func force(device orientation: UIDeviceOrientation, by set: () -> Void) {
    guard let adapter else { return set() }
    adapter.force(DeviceOrientation(orientation), by: set)
  }

  /// Records that the app sets the device's orientation by the number of an interface orientation,
  /// and calls the function that does so.
  ///
  /// - Parameters:
  ///   - orientation: The desired interface orientation.
  ///   - set: Sets the device's orientation.
  public func force(interface orientation: UIInterfaceOrientation, by set: () -> Void) {
    guard let adapter else { return set() }
    adapter.force(DeviceOrientation(forcing: orientation), by: set)
  }
}
#endif
