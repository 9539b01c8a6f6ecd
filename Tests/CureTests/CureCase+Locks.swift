import SwivelModel
import UIKit

@testable import Cures
@testable import EarlierCures

extension CureCase {
  static let locks = [
    CureCase("lock-outlives-page", on: 17) { system in
      locked(on: system, LockingPage(), Delegate { _ in LockingPage.mask })
    } cured: { system in
      locked(on: system, Cures.FilmPage(), Cures.FilmAppDelegate())
    },
    CureCase("lock-outlives-page", on: 12) { system in
      locked(on: system, LockingPage(), Delegate { _ in LockingPage.mask })
    } cured: { system in
      locked(on: system, EarlierCures.FilmPage(), EarlierCures.FilmAppDelegate())
    },
    CureCase("autorotate-ignored", on: 17) { system in
      stubborn(on: system)
    } cured: { system in
      CureRun(on: system, Cures.ReaderPage()).turn(.landscapeLeft)
    },
    CureCase("autorotate-ignored", on: 26) { system in
      stubborn(on: system)
    } cured: { system in
      let page = SketchPage()
      return CureRun(on: system, page).perform { page.isDrawing = true }.turn(.landscapeLeft)
    },
    CureCase("interface-lock-ignored", on: 26) { system in
      unheard(on: system) { UINavigationController(rootViewController: $0) }
    } cured: { system in
      unheard(on: system) { GameStack(rootViewController: $0) }
    },
    CureCase("interface-lock-ignored", on: 26) { system in
      unheard(on: system) { page in
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        return tabs
      }
    } cured: { system in
      unheard(on: system) { page in
        let tabs = GameTabController()
        tabs.viewControllers = [page]
        return tabs
      }
    },
  ]

  /// The device is rotated while a page in a container prefers a lock.
  @MainActor
  private static func unheard(
    on system: UInt16, in container: (UIViewController) -> UIViewController
  ) -> CureRun {
    let page = SketchPage()
    let root = container(page)
    return CureRun(
      on: system, root,
      facts: { simulator in
        simulator.declare(page, name: "SketchPage") { [.prefersLock(controller: $0, value: true)] }
      }
    )
    .perform { page.isDrawing = true }
    .turn(.landscapeLeft)
  }

  /// The device is rotated while a page is shown that does not rotate by itself, as it believes.
  @MainActor
  private static func stubborn(on system: UInt16) -> CureRun {
    let page = StubbornPage()
    return CureRun(
      on: system, page,
      facts: { simulator in
        simulator.declare(page, name: "StubbornPage") {
          [.shouldAutorotate(controller: $0, value: false)]
        }
      }
    )
    .turn(.landscapeLeft)
  }

  /// A page that locks the app is shown and left, and the device is rotated.
  @MainActor
  private static func locked(
    on system: UInt16, _ film: UIViewController, _ delegate: any UIApplicationDelegate
  ) -> CureRun {
    LockingPage.mask = .portrait
    let stack = UINavigationController(rootViewController: Page())
    return CureRun(on: system, stack, delegate: delegate)
      .perform { stack.pushViewController(film, animated: true) }
      .turn(.landscapeLeft)
      .perform { stack.popViewController(animated: true) }
      .turn(.portrait)
      .turn(.landscapeLeft)
  }
}

/// A page that locks the app, and leaves it so.
private final class LockingPage: UIViewController {
  static var mask = UIInterfaceOrientationMask.portrait

  override func viewDidAppear(_ animated: Bool) {
    Self.mask = .landscape
  }
}

private final class StubbornPage: UIViewController {
  override var shouldAutorotate: Bool { false }
}
