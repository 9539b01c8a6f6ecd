import SampleApps
import SwivelModel
package import SwivelQueries
import UIKit

extension Stage {
  /// Does what the user, the app or the system does in a step.
  func perform(_ operation: Scenario.Operation) {
    switch operation {
    case .launch: simulator.launch()
    case .background: simulator.enterBackground()
    case .foreground: simulator.enterForeground()
    case .rotateDevice(let orientation, _): simulator.turn(to: orientation)
    case .lockRotation(let isOn): simulator.lockRotation(isOn)
    case .attemptRotation, .setNeedsUpdate, .requestGeometryUpdate, .setDeviceOrientation:
      request(operation)
    case .push, .pop, .swipeBackBegin, .swipeBackEnd: navigate(operation)
    case .present, .dismiss, .select, .addWindow, .removeWindow, .setRoot: show(operation)
    case .resize(let isBeginning): simulator.resize(scene, isBeginning)
    case .fold(let display): simulator.fold(scene, to: display)
    case .mirror(let isOn): simulator.mirror(scene, isOn)
    case .setStatusBarOrientation, .setSupported, .setShouldAutorotate, .setAppMask, .embed,
      .showSystemAlert, .sleepWake, .applyTransform, .readDeviceOrientation:
      break
    }
  }

  /// Whether there is something in the look-alike for what happens in a step.
  package nonisolated static func canPerform(_ operation: Scenario.Operation) -> Bool {
    switch operation {
    case .setStatusBarOrientation, .setSupported, .setShouldAutorotate, .setAppMask, .embed,
      .showSystemAlert, .sleepWake, .applyTransform, .readDeviceOrientation:
      false
    default: true
    }
  }

  private func request(_ operation: Scenario.Operation) {
    switch operation {
    case .attemptRotation: app.attemptRotation()
    case .setNeedsUpdate(let name): if let page = page(name) { app.update(page) }
    case .requestGeometryUpdate(let mask, _):
      app.request(UIInterfaceOrientationMask(rawValue: UInt(mask.rawValue)), of: scene)
    case .setDeviceOrientation(let orientation):
      app.force(UIDeviceOrientation(rawValue: Int(orientation.rawValue)) ?? .unknown)
    default: break
    }
  }

  private func navigate(_ operation: Scenario.Operation) {
    switch operation {
    case .push(let stack, let page, let animated):
      guard let page = self.page(page) else { return }
      self.stack(stack)?.pushViewController(page, animated: animated)
    case .pop(let stack, let target, let animated):
      if let page = target.flatMap(page) {
        self.stack(stack)?.popToViewController(page, animated: animated)
      } else {
        self.stack(stack)?.popViewController(animated: animated)
      }
    case .swipeBackBegin(let stack, let progress, let isCustom):
      guard let stack = self.stack(stack) else { return }
      let thousandths = UInt32((progress * 1_000).rounded())
      simulator.beginSwipeBack(on: stack, thousandths: thousandths, isCustom: isCustom)
    case .swipeBackEnd(let stack, let isCancelled):
      guard let stack = self.stack(stack) else { return }
      simulator.endSwipeBack(on: stack, cancelled: isCancelled)
    default: break
    }
  }

  private func show(_ operation: Scenario.Operation) {
    switch operation {
    case .present(let presenter, let page, let animated, _):
      guard let presenter = self.page(presenter), let page = self.page(page) else { return }
      app.present(page, on: presenter, animated: animated)
    case .dismiss(let page, let animated, let isInteractive):
      guard let page = self.page(page) else { return }
      if isInteractive {
        simulator.swipeAway(page)
      } else {
        // A page that presents another one would dismiss that.
        let isBelow = page.presentedViewController != nil
        app.dismiss(isBelow ? page.presentingViewController ?? page : page, animated: animated)
      }
    case .select(let tabs, let page):
      guard let tabs = self.page(tabs) as? UITabBarController, let page = self.page(page) else {
        return
      }
      simulator.tap(page, in: tabs)
    case .addWindow(let window): app.open(window.name.rawValue)
    case .removeWindow(let name): app.close(name.rawValue)
    case .setRoot(let window, let root):
      app.windows[window.rawValue]?.rootViewController = page(root)
    default: break
    }
  }

  private func page(_ name: Scenario.ControllerName) -> UIViewController? {
    app.pages[name.rawValue]
  }

  private func stack(_ name: Scenario.ControllerName) -> UINavigationController? {
    page(name) as? UINavigationController
  }
}
