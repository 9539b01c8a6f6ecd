public import Foundation

/// What an app has to say for itself; everything is optional.
@available(iOS 2.0, *)
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  @available(iOS 5.0, *)
  var window: UIWindow? { get set }

  /// Which orientations a window may have.
  @available(iOS, introduced: 6.0, deprecated: 27.0)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// None, if the app does not say.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// No answer, if the app has none.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { [] }
}
