#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
public import SwivelRecorder
public import UIKit

// UIKit holds its delegates weakly. A proxy lives as long as the delegate that it wraps; one
// without such a delegate, as long as the recorder.
@MainActor
extension Recorder {
  /// Returns a delegate for navigation controllers that records the pages that they show.
  ///
  /// - Parameter delegate: The app's own delegate, which gets all messages as before.
  /// - Returns: The delegate; the app's own where recording is compiled out.
  public func navigationDelegate(
    forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
  ) -> (any UINavigationControllerDelegate)? {
    adapter?.proxies.proxy(of: delegate) { NavigationDelegate(self, delegate) } ?? delegate
  }

  /// Returns a delegate for tab bar controllers that records the user's selections.
  ///
  /// - Parameter delegate: The app's own delegate, which gets all messages as before.
  /// - Returns: The delegate; the app's own where recording is compiled out.
  public func tabBarDelegate(
    forwardingTo delegate: (any UITabBarControllerDelegate)? = nil
  ) -> (any UITabBarControllerDelegate)? {
    adapter?.proxies.proxy(of: delegate) { TabBarDelegate(self, delegate) } ?? delegate
  }

  /// Returns a delegate for presentation controllers that records dismissals by the user.
  ///
  /// - Parameter delegate: The app's own delegate, which gets all messages as before.
  /// - Returns: The delegate; the app's own where recording is compiled out.
  public func presentationDelegate(
    forwardingTo delegate: (any UIAdaptivePresentationControllerDelegate)? = nil
  ) -> (any UIAdaptivePresentationControllerDelegate)? {
    adapter?.proxies.proxy(of: delegate) { PresentationDelegate(self, delegate) } ?? delegate
  }
}
#endif
