import SwivelModel
import UIKit

@testable import Cures
@testable import EarlierCures

extension CureCase {
  static let dismissal = [
    CureCase("dismissal-rotated", on: 17) { system in
      let photo = Page(.allButUpsideDown)
      return custom(photo, system) { photo.dismiss(animated: true) }
    } cured: { system in
      let photo = Cures.PhotoPage()
      return custom(photo, system) { photo.close() }
    },
    CureCase("dismissal-rotated", on: 12) { system in
      let photo = Page(.allButUpsideDown)
      return custom(photo, system) { photo.dismiss(animated: true) }
    } cured: { system in
      let photo = EarlierCures.PhotoPage()
      return custom(photo, system) { photo.close() }
    },
    CureCase("dismissal-rotated", on: 17) { system in
      viewed(on: system, VisibleStack(rootViewController: Page(.portrait)), .visible)
    } cured: { system in
      viewed(
        on: system, Cures.NewsStack(rootViewController: Page(.portrait)), .top,
        delegate: Cures.NewsAppDelegate())
    },
    CureCase("dismissal-rotated", on: 15) { system in
      viewed(on: system, VisibleStack(rootViewController: Page(.portrait)), .visible)
    } cured: { system in
      viewed(
        on: system, EarlierCures.NewsStack(rootViewController: EarlierCures.ArticlePage()), .top,
        delegate: EarlierCures.NewsAppDelegate())
    },
    CureCase("video-exit-rotated", on: 8) { system in
      played(over: Page(.portrait), system)
    } cured: { system in
      // The code's own delegate needs AVKit.
      let delegate = Delegate { window in
        let page = window?.rootViewController?.presentedViewController
        return page?.isBeingDismissed == false ? .allButUpsideDown : .portrait
      }
      return played(over: EarlierCures.TrailerPage(), system, delegate: delegate)
    },
    CureCase("rotation-bounce", on: 16) { system in
      played(over: Page(), system, infoPlist: [.portrait])
    } cured: { system in
      let page = EpisodePage()
      return CureRun(on: system, page).perform { page.play() }
        .turn(.landscapeLeft)
        .perform { page.dismiss(animated: true) }
    },
  ]

  /// A page with a transition of the app's own is rotated above a portrait page, and goes.
  @MainActor
  private static func custom(
    _ page: UIViewController, _ system: UInt16, _ close: () -> Void
  ) -> CureRun {
    let below = Page(.portrait)
    page.modalPresentationStyle = .custom
    return CureRun(on: system, below, facts: { $0.state(.portrait, of: below) })
      .perform { below.present(page, animated: true) }
      .turn(.landscapeLeft)
      .perform(close)
  }

  /// A viewer over the whole screen is rotated and dismissed.
  @MainActor
  private static func viewed(
    on system: UInt16, _ stack: UINavigationController, _ forwarding: Forwarding,
    delegate: (any UIApplicationDelegate)? = nil
  ) -> CureRun {
    let viewer = Page(.allButUpsideDown)
    viewer.modalPresentationStyle = .fullScreen
    return CureRun(
      on: system, stack, delegate: delegate,
      facts: {
        $0.forward(stack, to: forwarding)
        if let page = stack.topViewController { $0.state(.portrait, of: page) }
      }
    )
    .perform { stack.present(viewer, animated: true) }
    .turn(.landscapeLeft)
    .perform { stack.dismiss(animated: true) }
  }

  /// The system's player is rotated above a page, and dismissed.
  @MainActor
  private static func played(
    over page: UIViewController, _ system: UInt16, infoPlist: [InterfaceOrientation]? = nil,
    delegate: (any UIApplicationDelegate)? = nil
  ) -> CureRun {
    let player = AVPlayerViewController()
    player.modalPresentationStyle = .fullScreen
    return CureRun(
      on: system, page, delegate: delegate,
      options: { $0.infoPlist = infoPlist ?? $0.infoPlist }
    )
    .perform { page.present(player, animated: true) }
    .turn(.landscapeLeft)
    .perform { page.dismiss(animated: true) }
  }
}

/// AVKit's controller around a player.
private final class AVPlayerViewController: UIViewController {}

/// A stack that forwards to whatever is seen, also if it is being dismissed.
private final class VisibleStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    visibleViewController?.supportedInterfaceOrientations ?? .all
  }
}
