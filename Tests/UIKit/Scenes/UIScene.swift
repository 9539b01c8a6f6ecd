public import Foundation
import SwivelModel

/// One of the app's interfaces.
@available(iOS 13.0, *)
@MainActor
open class UIScene: UIResponder {
  /// How far it is from the user.
  public enum ActivationState: Int, @unchecked Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and in use.
    case foregroundActive = 0
    /// In front.
    case foregroundInactive = 1
    /// Out of sight.
    case background = 2
  }

  /// What it has to say for itself.
  open var delegate: (any UISceneDelegate)?
  /// How far it is from the user.
  open package(set) var activationState = ActivationState.unattached

  // Its name in the log.
  var handle = SceneID(rawValue: 0)

  package init(simulated: Void) {}

  package override var following: UIResponder? { Simulator.current.application }
}

extension UIScene {
  /// Posted when a scene is about to connect.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene is in use.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to be out of use.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to come to the front.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is out of sight.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted when a scene has gone.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
}
