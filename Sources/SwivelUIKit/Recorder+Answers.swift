#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
public import SwivelRecorder
public import UIKit

// Each returns its argument, so that it can wrap the original return value.
@MainActor
extension Recorder {
  /// Records the answer of a controller's `supportedInterfaceOrientations`.
  ///
  /// Allocates no memory and makes no system call, except for the first answer and changed ones.
  public func answer(
    _ mask: UIInterfaceOrientationMask, by controller: UIViewController,
    file: String = #fileID, line: UInt = #line
  ) -> UIInterfaceOrientationMask {
    adapter?.answered(mask, by: controller, Place(file: file, line: line), to: self)
    return mask
  }

  /// Records the answer of a controller's `preferredInterfaceOrientationForPresentation`.
  public func answer(
    preferred orientation: UIInterfaceOrientation, by controller: UIViewController,
    file: String = #fileID, line: UInt = #line
  ) -> UIInterfaceOrientation {
    adapter?.answered(preferred: orientation, by: controller, Place(file: file, line: line))
    return orientation
  }

  /// Records the answer of a controller's `shouldAutorotate`.
  public func answer(
    autorotate value: Bool, by controller: UIViewController, file: String = #fileID,
    line: UInt = #line
  ) -> Bool {
    adapter?.answered(autorotate: value, by: controller, Place(file: file, line: line))
    return value
  }

  /// Records the answer of a controller's `prefersInterfaceOrientationLocked`.
  public func answer(
    lock value: Bool, by controller: UIViewController, file: String = #fileID,
    line: UInt = #line
  ) -> Bool {
    adapter?.answered(lock: value, by: controller, Place(file: file, line: line))
    return value
  }

  /// Records the answer of an app delegate's `application(_:supportedInterfaceOrientationsFor:)`.
  public func answer(
    _ mask: UIInterfaceOrientationMask, by delegate: any UIApplicationDelegate,
    for window: UIWindow?, file: String = #fileID, line: UInt = #line
  ) -> UIInterfaceOrientationMask {
    adapter?.answered(mask, for: window, Place(file: file, line: line))
    return mask
  }

  /// Records the answer of a scene delegate's `supportedInterfaceOrientations(for:)`.
  public func answer(
    _ mask: UIInterfaceOrientationMask, by delegate: any UIWindowSceneDelegate,
    for scene: UIWindowScene, file: String = #fileID, line: UInt = #line
  ) -> UIInterfaceOrientationMask {
    adapter?.answered(mask, for: scene, Place(file: file, line: line))
    return mask
  }

  /// Records an answer by a container's delegate, such as in
  /// `navigationControllerSupportedInterfaceOrientations(_:)`.
  public func answer(
    _ mask: UIInterfaceOrientationMask, by delegate: AnyObject, for container: UIViewController,
    file: String = #fileID, line: UInt = #line
  ) -> UIInterfaceOrientationMask {
    adapter?.answered(mask, for: container, Place(file: file, line: line))
    return mask
  }
}
#endif
