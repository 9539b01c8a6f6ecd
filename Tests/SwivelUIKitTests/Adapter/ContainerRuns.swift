import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// Apps with containers other than stacks.
@MainActor
enum ContainerRuns {
  /// The user chooses another tab; then the app does, without a notification.
  static func tabs() throws -> (recording: Recording, heard: Int) {
    let tabs = UITabBarController()
    tabs.viewControllers = [FirstPage(), SecondPage(), ThirdPage()]
    let stage = try Stage(root: tabs)
    let delegate = TabDelegate()
    tabs.delegate = stage.recorder.tabBarDelegate(forwardingTo: delegate)
    let pages = tabs.viewControllers ?? []
    stage.act("tapped") { stage.simulator.tap(pages[1], in: tabs) }
    stage.act("selected") { tabs.selectedIndex = 2 }
    stage.act("seen") { stage.recorder.recordChanges() }
    stage.act("fewer") {
      tabs.viewControllers = [pages[2]]
      stage.recorder.recordChanges()
    }
    return (try stage.finish(), delegate.selectionCount)
  }
}

/// A stack by its superclass.
private final class MFMailComposeViewController: UINavigationController {}

extension ContainerRuns {
  /// A stack of the app presents a page of the system that is a stack, too.
  static func stackOfSystem() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    let mail = MFMailComposeViewController(rootViewController: SecondPage())
    stage.act("presented") {
      stack.present(mail, animated: false)
      stage.recorder.recordChanges()
    }
    return try stage.finish()
  }

  /// The user chooses tabs, and UIKit calls the method of iOS 18 alone.
  static func tabsOf18() throws -> (recording: Recording, heard: [UIViewController?]) {
    let tabs = UITabBarController()
    tabs.viewControllers = [FirstPage(), SecondPage()]
    let stage = try Stage(root: tabs)
    let delegate = TabDelegate()
    tabs.delegate = stage.recorder.tabBarDelegate(forwardingTo: delegate)
    let pages = tabs.viewControllers ?? []
    stage.act("tapped") { stage.simulator.tapTab(of: pages[1], in: tabs) }
    return (try stage.finish(), delegate.chosen)
  }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  private(set) var selectionCount = 0
  private(set) var chosen: [UIViewController?] = []

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selectionCount += 1
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    chosen += [previousTab?.viewController, selectedTab.viewController]
  }
}
