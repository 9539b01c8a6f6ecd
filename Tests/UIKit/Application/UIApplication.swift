public import Foundation
import SwivelModel
import SwivelReplay

/// The app as the system sees it.
@available(iOS 2.0, *)
@MainActor
open class UIApplication: UIResponder {
  /// The one there is.
  open class var shared: UIApplication { Simulator.current.application }

  /// What the app has to say for itself; the one that starts the app keeps it.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that are connected.
  @available(iOS 13.0, *)
  open package(set) var connectedScenes: Set<UIScene> = []

  package init(simulated: Void) {}

  /// Which way the status bar is up.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open var statusBarOrientation: UIInterfaceOrientation {
    let simulator = Simulator.current
    let main = simulator.orientation(of: simulator.situation.facts.windows.main)
    return UIInterfaceOrientation(simulator.situation.interface.statusBar.only ?? main)
  }

  /// What the Info.plist allows a window to be.
  @available(iOS, introduced: 6.0, deprecated: 27.0)
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(Simulator.current.plistMask)
  }
}

extension UIApplication {
  /// Posted before the status bar turns.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")

  /// Posted when the status bar has rotated.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// Where the notifications of the status bar tell the orientation.
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// What is thrown when no one agrees on an orientation.
  @available(iOS 6.0, *)
  public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")
}
