#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
public import SwivelRecorder
public import UIKit

// UIKit holds its delegates weakly. A proxy lives as long as the delegate that it stands in front
// of; one that stands for itself, as long as the recorder.
@MainActor
extension Recorder {
  /// A delegate for navigation controllers, which tells the recorder of the pages that they show.
  ///
  /// - Parameter delegate: The app's own, which is told and asked everything as before.
  /// - Returns: The delegate; the app's own where recording is compiled out.
  public func navigationDelegate(
    forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
  ) -> (any UINavigationControllerDelegate)? {
    adapter?.proxies.proxy(of: delegate) { NavigationDelegate(self, delegate) } ?? delegate
  }

  /// A delegate for tab bar controllers, which tells the recorder of the user's selections.
  ///
  /// - Parameter delegate: The app's own, which is told and asked everything as before.
  /// - Returns: The delegate; the app's own where recording is compiled out.
  public func tabBarDelegate(
    forwardingTo delegate: (any UITabBarControllerDelegate)? = nil
  ) -> (any UITabBarControllerDelegate)? {
    adapter?.proxies.proxy(of: delegate) { TabBarDelegate(self, delegate) } ?? delegate
  }

  /// A delegate for presentation controllers, which tells the recorder what the user dismisses.
  ///
  /// - Parameter delegate: The app's own, which is told and asked everything as before.
  /// - Returns: The delegate; the app's own where recording is compiled out.
  public func presentationDelegate(
    forwardingTo delegate: (any UIAdaptivePresentationControllerDelegate)? = nil
  ) -> (any UIAdaptivePresentationControllerDelegate)? {
    adapter?.proxies.proxy(of: delegate) { PresentationDelegate(self, delegate) } ?? delegate
  }
}
#endif
