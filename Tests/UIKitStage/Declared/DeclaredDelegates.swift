import Foundation
import SwivelModel
import SwivelQueries
import UIKit

/// The delegates of an app made of what a scenario declares.
final class DeclaredDelegates: NSObject, UIApplicationDelegate, UIWindowSceneDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var window: UIWindow?
  private let scenario: Scenario

  init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  nonisolated static func canAnswer(_ delegate: Scenario.DelegateMask) -> Bool {
    switch delegate {
    case .notImplemented, .fixed: true
    case .byVisible, .byWindow: false
    }
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    guard case .fixed(let mask) = scenario.app.delegate else { return [] }
    return UIInterfaceOrientationMask(rawValue: UInt(mask.rawValue))
  }

  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: UInt(scenario.app.sceneDelegate?.rawValue ?? 0))
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    (navigationController as? any Declared)?.delegatedMask ?? []
  }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    (tabBarController as? any Declared)?.delegatedMask ?? []
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let stack = navigationController as? any Declared,
      let policy = stack.declaration?.onWillShow, policy != .none
    else { return }
    let declaration = (viewController as? any Declared)?.declaration
    let mask = declaration?.supported ?? scenario.environment.device.defaultMask
    guard let preferred = declaration?.preferred?.orientation ?? mask.orientations.first else {
      return
    }
    let current = UIApplication.shared.statusBarOrientation
    if policy == .forcePreferredIfUnsupported,
      mask.contains(InterfaceOrientationMask(rawValue: 1 << UInt8(current.rawValue)))
    {
      return
    }
    UIDevice.current.setValue(Int(preferred.device.rawValue), forKey: "orientation")
  }
}
