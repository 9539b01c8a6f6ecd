import SwivelModel
import UIKit

@testable import Cures
@testable import EarlierCures

extension CureCase {
  static let presentation = [
    CureCase("sheet-mask-ignored", on: 26) { system in
      let (page, scanner) = (Page(), Page(.portrait))
      return CureRun(on: system, page, facts: { $0.state(.portrait, of: scanner) })
        .perform { page.present(scanner, animated: true) }
        .turn(.landscapeLeft)
    } cured: { system in
      let page = CheckoutPage()
      return CureRun(on: system, page).perform { page.scan() }.turn(.landscapeLeft)
    },
    CureCase("presenter-limits-mask", on: 17) { system in
      let (page, viewer) = (Page(.portrait), Page(.allButUpsideDown))
      viewer.modalPresentationStyle = .overFullScreen
      return CureRun(on: system, page, facts: { $0.state(.portrait, of: page) })
        .perform { page.present(viewer, animated: true) }
        .turn(.landscapeLeft)
    } cured: { system in
      let (page, viewer) = (GalleryPage(), Page(.allButUpsideDown))
      return CureRun(on: system, page).perform { page.show(viewer) }.turn(.landscapeLeft)
    },
    CureCase("preferred-not-supported", on: 15) { system in
      show(BackwardPage(), system)
    } cured: { system in
      show(PanoramaPage(), system)
    },
    CureCase("modal-forced-portrait", on: 12) { system in
      note(Page(.portrait), system)
    } cured: { system in
      note(NotePage(), system)
    },
  ]

  /// A page is presented over the whole screen.
  @MainActor
  private static func show(_ page: UIViewController, _ system: UInt16) -> CureRun {
    let below = Page()
    page.modalPresentationStyle = .fullScreen
    return CureRun(on: system, below).perform { below.present(page, animated: true) }
  }

  /// The same in landscape.
  @MainActor
  private static func note(_ page: UIViewController, _ system: UInt16) -> CureRun {
    let below = Page(.landscape)
    return CureRun(
      on: system, below, options: { $0.isLandscape = true }
    )
    .perform { below.present(page, animated: true) }
  }
}

/// A page for landscape that prefers portrait.
private final class BackwardPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
