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

extension ContainerRuns {
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
