import SwivelModel
import UIKit

@testable import Cures
@testable import EarlierCures

extension CureCase {
  static let containers = [
    CureCase("container-ignores-child", on: 17) { system in
      turned(on: system) { UINavigationController(rootViewController: $0) }
    } cured: { system in
      turned(on: system) { Cures.PageStack(rootViewController: $0) }
    },
    CureCase("container-ignores-child", on: 15) { system in
      turned(on: system) { UINavigationController(rootViewController: $0) }
    } cured: { system in
      turned(on: system) { EarlierCures.PageStack(rootViewController: $0) }
    },
    CureCase("container-ignores-child", on: 16) { system in
      turned(on: system) { UITabBarController().with($0) }
    } cured: { system in
      turned(on: system) { Cures.MainTabController().with($0) }
    },
    CureCase("container-ignores-child", on: 9) { system in
      turned(on: system) { UITabBarController().with($0) }
    } cured: { system in
      turned(on: system) { EarlierCures.MainTabController().with($0) }
    },
    CureCase("container-ignores-child", on: 18) { system in
      turned(on: system) { UISplitViewController().with($0) }
    } cured: { system in
      turned(on: system) { Cures.MainSplitController().with($0) }
    },
    CureCase("container-ignores-child", on: 13) { system in
      turned(on: system) { UISplitViewController().with($0) }
    } cured: { system in
      turned(on: system) { EarlierCures.MainSplitController().with($0) }
    },
    CureCase("upside-down-unavailable", on: 17) { system in
      upsideDown(on: system) { UINavigationController(rootViewController: $0) }
    } cured: { system in
      upsideDown(on: system) { BookStack(rootViewController: $0) }
    },
    CureCase("autorotate-freezes", on: 12, leaving: ["modal-forced-portrait"]) { system in
      shown(FrozenPage(), on: system)
    } cured: { system in
      shown(FormPage(), on: system)
    },
  ]

  /// A portrait page in a container, when the device is rotated.
  @MainActor
  private static func turned(
    on system: UInt16, in container: (UIViewController) -> UIViewController
  ) -> CureRun {
    let page = Page(.portrait)
    let root = container(page)
    return CureRun(on: system, root, facts: { $0.state(.portrait, of: page) })
      .turn(.landscapeLeft)
  }

  /// A page is presented in landscape, and the device is rotated to portrait.
  @MainActor
  private static func shown(_ page: UIViewController, on system: UInt16) -> CureRun {
    let below = Page()
    page.modalPresentationStyle = .fullScreen
    return CureRun(on: system, below, options: { $0.isLandscape = true })
      .perform { below.present(page, animated: true) }
      .turn(.portrait)
  }

  /// A page in a container, on a phone with a home button that is held upside down.
  @MainActor
  private static func upsideDown(
    on system: UInt16, in container: (UIViewController) -> UIViewController
  ) -> CureRun {
    CureRun(
      on: system, container(Page()),
      options: {
        $0.device = .homeButton
        $0.infoPlist.append(.portraitUpsideDown)
      }
    )
    .turn(.portraitUpsideDown)
  }
}

/// A page that does not rotate by itself, and has no mask.
private final class FrozenPage: UIViewController {
  override var shouldAutorotate: Bool { false }
}

extension UITabBarController {
  fileprivate func with(_ page: UIViewController) -> Self {
    viewControllers = [page]
    return self
  }
}

extension UISplitViewController {
  fileprivate func with(_ page: UIViewController) -> Self {
    viewControllers = [page]
    return self
  }
}
