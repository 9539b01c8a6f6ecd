import SwivelRecorder
import SwivelUIKit
import UIKit

extension KitApp {
  /// Does what the app does in a step.
  func perform(_ act: ConformanceAct) {
    switch act {
    case .turn: break
    case .push(let page): stack?.pushViewController(known(page), animated: true)
    case .pop: stack?.popViewController(animated: true)
    case .present(let page): recorder.present(known(page), from: known("root"), animated: true)
    case .dismiss(let page): recorder.dismiss(known(page), animated: true)
    case .root(let page):
      scenes.window?.rootViewController = known(page)
      recorder.recordChanges()
    case .allow(let mask, let page):
      (pages[page] as? KitPage)?.answers.mask = mask
      (pages[page] as? KitPage)?.report()
    case .overlay(let page): show(known(page))
    case .update, .request, .force, .lock: request(act)
    }
  }

  private var stack: UINavigationController? { known("root") as? UINavigationController }

  private func known(_ name: String) -> UIViewController {
    guard let page = pages[name] else { fatalError("the run has no page named \(name)") }
    return page
  }

  private func show(_ page: UIViewController) {
    let window = UIWindow()
    window.windowLevel = .alert
    window.windowScene = scenes.window?.windowScene
    window.rootViewController = page
    window.isHidden = false
    overlay = window
    recorder.recordChanges()
  }

  private func request(_ act: ConformanceAct) {
    switch act {
    case .update(let page): update(known(page))
    case .request(let mask):
      guard #available(iOS 16.0, *), let scene = scenes.window?.windowScene else { return }
      recorder.requestGeometryUpdate(.iOS(interfaceOrientations: mask), of: scene)
    case .force(let orientation):
      recorder.force(device: orientation) {
        UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
      }
    case .lock(let isOn, let name):
      guard #available(iOS 26.0, *), let page = pages[name] as? KitPage else { return }
      page.answers.prefersLock = isOn
      recorder.setNeedsUpdateOfPrefersInterfaceOrientationLocked(of: page)
    default: break
    }
  }

  private func update(_ page: UIViewController) {
    // The look-alike has all versions at once, so the system is asked at run time as well.
    if #available(iOS 16.0, *), UIDevice.current.systemVersion.major >= 16 {
      recorder.setNeedsUpdateOfSupportedInterfaceOrientations(of: page)
    } else {
      recorder.attemptRotationToDeviceOrientation()
    }
  }
}

extension String {
  fileprivate var major: Int { Int(prefix { $0.isNumber }) ?? 0 }
}
