import SwivelModel
import UIKit

@testable import Cures
@testable import EarlierCures

extension CureCase {
  static let requests = [
    CureCase("force-ineffective", on: 17) { system in
      let page = Page(.landscape)
      let stack = ForwardingStack(rootViewController: Page(.portrait))
      return CureRun(on: system, stack, facts: { $0.forward(stack, to: .top) })
        .perform { stack.pushViewController(page, animated: true) }
        .perform { force(.landscapeLeft) }
    } cured: { system in
      let page = Cures.SlidesPage()
      return CureRun(on: system, page).perform { page.show(in: .landscape) }
    },
    CureCase("force-ineffective", on: 15) { system in
      let page = WideningPage()
      return CureRun(on: system, page).perform { page.widen() }
    } cured: { system in
      let page = EarlierCures.SlidesPage()
      return CureRun(on: system, page).perform { page.showInLandscape() }
    },
    CureCase("request-refused", on: 26) { system in
      let page = Page(.portrait)
      let run = CureRun(on: system, page)
      return run.perform {
        page.view.window?.windowScene?
          .requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      }
    } cured: { system in
      let stack = MapStack(rootViewController: Page(.portrait))
      return CureRun(on: system, stack, facts: { $0.forward(stack, to: .top) })
        .perform { stack.pushViewController(Page(.landscape), animated: true) }
    },
    CureCase("left-right-swapped", on: 17) { system in
      let page = Page()
      return CureRun(on: system, page).turn(.landscapeLeft).perform {
        page.view.window?.windowScene?
          .requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
      }
    } cured: { system in
      let page = Page()
      return CureRun(on: system, page).turn(.landscapeLeft)
        .perform { page.view.window?.windowScene?.rotate(to: .landscapeLeft) }
    },
    CureCase("client-bug-logged", on: 17) { system in
      CureRun(on: system, Page()).perform { force(.landscapeLeft) }
    } cured: { system in
      let page = Cures.SlidesPage()
      return CureRun(on: system, page).perform { page.show(in: .landscape) }
    },
    CureCase("forced-needlessly", on: 17) { system in
      screens(ForcingStack(rootViewController: Page(.allButUpsideDown)), system)
    } cured: { system in
      screens(Cures.ScreenStack(rootViewController: Page(.allButUpsideDown)), system)
    },
  ]

  @MainActor
  private static func force(_ orientation: UIDeviceOrientation) {
    UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
  }

  /// Another page for every orientation is pushed, in landscape.
  @MainActor
  private static func screens(_ stack: UINavigationController, _ system: UInt16) -> CureRun {
    CureRun(on: system, stack).turn(.landscapeLeft)
      .perform { stack.pushViewController(Page(.allButUpsideDown), animated: true) }
  }
}

/// A page that allows landscape when asked to, while the device is held in portrait.
private final class WideningPage: UIViewController {
  private var mask = UIInterfaceOrientationMask.portrait

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

  func widen() {
    mask = .landscape
    UIViewController.attemptRotationToDeviceOrientation()
  }
}

/// A stack that requests portrait for each page.
private final class ForcingStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
  }
}
