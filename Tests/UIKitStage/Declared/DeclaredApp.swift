package import Foundation
import SampleApps
import SwivelModel
package import SwivelQueries
package import UIKit

/// An app made of what a scenario declares.
package final class DeclaredApp: NSObject, SampleApp {
  package private(set) var pages: [String: UIViewController] = [:]
  package private(set) var windows: [String: UIWindow] = [:]

  private let scenario: Scenario
  private let delegates: DeclaredDelegates
  private weak var scene: UIWindowScene?

  /// Makes the controllers of a scenario, and puts them together.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    delegates = DeclaredDelegates(scenario)
    super.init()
    for controller in scenario.controllers {
      pages[controller.name.rawValue] = Self.page(controller)
    }
    for controller in scenario.controllers { putTogether(controller) }
  }

  package var applicationDelegate: (any UIApplicationDelegate)? { delegates }

  package func start(in scene: UIWindowScene) {
    self.scene = scene
    scene.delegate = delegates
    for window in scenario.windows { open(window) }
  }

  package func open(_ window: String) {
    for case .addWindow(let declared) in scenario.steps.map(\.operation)
    where declared.name.rawValue == window {
      open(declared)
    }
  }

  package func close(_ window: String) {
    windows.removeValue(forKey: window)?.windowScene = nil
    windows[scenario.windows[0].name.rawValue]?.makeKeyAndVisible()
  }

  /// Whether the look-alike has all that a scenario needs.
  package nonisolated static func canStage(_ scenario: Scenario) -> Bool {
    let kinds: Set<ControllerKind> = [.plain, .navigation, .tab, .alert, .system]
    return scenario.environment.ios.major >= 6 && scenario.environment.process == .app
      && scenario.initial.presented.isEmpty
      && scenario.controllers.allSatisfy {
        kinds.contains($0.kind) && !$0.removesPresenter && $0.shouldAutorotateTo == nil
          && $0.lockChild == nil
      }
      && scenario.windows.allSatisfy(\.subviewsOf.isEmpty)
      && scenario.steps.allSatisfy { Stage.canPerform($0.operation) }
      && DeclaredDelegates.canAnswer(scenario.app.delegate)
  }

  private static func page(_ declaration: Scenario.Controller) -> UIViewController {
    let page: any Declared =
      switch declaration.kind {
      case .navigation: DeclaredStack()
      case .tab: DeclaredTabs()
      case .alert: DeclaredAlert()
      default: DeclaredPage()
      }
    page.declaration = declaration
    if let style = declaration.style, style != .automatic {
      page.modalPresentationStyle =
        UIModalPresentationStyle(rawValue: Int(style.rawValue)) ?? .automatic
    }
    return page
  }

  private func putTogether(_ declaration: Scenario.Controller) {
    let page = pages[declaration.name.rawValue]
    let children = declaration.children.compactMap { pages[$0.rawValue] }
    if let stack = page as? UINavigationController {
      stack.viewControllers = children
      stack.delegate = delegates
    } else if let tabs = page as? UITabBarController {
      tabs.viewControllers = children
      tabs.selectedViewController = declaration.selected.flatMap { pages[$0.rawValue] }
      tabs.delegate = delegates
    }
  }

  private func open(_ declared: Scenario.Window) {
    let window = UIWindow()
    windows[declared.name.rawValue] = window
    window.windowLevel = UIWindow.Level(rawValue: declared.level)
    window.windowScene = scene
    window.rootViewController = declared.root.flatMap { pages[$0.rawValue] }
    if !declared.isHidden { window.isHidden = false }
    if declared.isKey { window.makeKeyAndVisible() }
  }
}
