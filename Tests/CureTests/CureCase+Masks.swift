import SwivelModel
import UIKit

@testable import Cures
@testable import EarlierCures

extension CureCase {
  static let masks = [
    CureCase("app-mask-limits-page", on: 17) { system in
      limited(on: system, over: Page(), Delegate { _ in .portrait })
    } cured: { system in
      limited(on: system, over: CatalogPage(), CinemaAppDelegate())
    },
    CureCase("empty-intersection", on: 12, leaving: ["modal-forced-portrait"]) { system in
      composed(on: system, Delegate { _ in .landscape })
    } cured: { system in
      composed(on: system, GameAppDelegate())
    },
    CureCase("overlay-window-rotates", on: 14) { system in
      overlaid(on: system) { _ in Page() }
    } cured: { system in
      overlaid(on: system) { window in
        let root = BannerRoot()
        root.appWindow = window
        return root
      }
    },
  ]

  /// A viewer is presented, and the device is rotated.
  @MainActor
  private static func limited(
    on system: UInt16, over page: UIViewController, _ delegate: any UIApplicationDelegate
  ) -> CureRun {
    let viewer = Page(.allButUpsideDown)
    viewer.modalPresentationStyle = .fullScreen
    return CureRun(on: system, page, delegate: delegate)
      .perform { page.present(viewer, animated: true) }
      .turn(.landscapeLeft)
  }

  /// A landscape game presents a page of the system that is for portrait alone.
  @MainActor
  private static func composed(
    on system: UInt16, _ delegate: any UIApplicationDelegate
  ) -> CureRun {
    let (game, composer) = (GamePage(), Page(.portrait))
    composer.modalPresentationStyle = .fullScreen
    return CureRun(
      on: system, game, delegate: delegate, options: { $0.isLandscape = true }
    )
    .perform { game.present(composer, animated: true) }
  }

  /// A window is above a portrait page, and the device is rotated.
  @MainActor
  private static func overlaid(
    on system: UInt16, _ root: (UIWindow) -> UIViewController
  ) -> CureRun {
    let (banner, run) = (UIWindow(), CureRun(on: system, Page(.portrait)))
    return run.open(banner, root(run.window)).turn(.landscapeLeft)
  }
}
