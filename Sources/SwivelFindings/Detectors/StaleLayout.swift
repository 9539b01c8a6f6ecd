import SwivelModel
import SwivelReplay

extension Detector {
  static let staleLayout = Detector(
    id: "stale-layout", severity: .warning,
    problem: "the interface is rotated, but the content has the layout of the previous orientation",
    explanation: """
      A covered page is not laid out when the interface rotates. If an interactive dismissal, a \
      custom animator or one of the app's own gestures uncovers it, it appears with its previous \
      layout; with a custom animator that leaves it in the window, only before iOS 13. A page that \
      is being pushed while the device rotates keeps its previous frame (iOS \
      7–12). Before iOS 8, a view added directly to the window was drawn as if the window were in \
      portrait. The finding is also reported for bounds of the previous orientation that are \
      recorded after a rotation, unless others follow.
      """,
    help: [
      .from(8, when: .inExtension): """
      lay out the view by its own bounds (viewWillLayoutSubviews), and not by the screen or the \
      interface orientation: the system sizes an extension's view, and need not give it the \
      screen's shape
      """,
      .from(13, because: .deviceTurn): """
      lay out the page by constraints or in viewWillLayoutSubviews, by the bounds that it has \
      then; not by the device orientation or the screen, and not once when it is loaded
      """,
      .from(8): """
      in the animator, set the frame of the lower view to finalFrame(for:), and lay it out \
      before it appears; if a page cannot rotate, do not present a rotating page over it; and \
      lay out each page in viewWillLayoutSubviews instead of using the size that it had when it \
      was pushed
      """,
      .before(8): """
      add the view to the root's view instead of the window, or rotate it when the status bar \
      rotates; and lay out each page in viewWillLayoutSubviews instead of using the size that it \
      had when it was pushed
      """,
    ],
    rules: [.dismissalNotAsked, .deviceTurn],
    reports: [
      "https://github.com/zoonooz/ZFDragableModalTransition/issues/75",
      "https://github.com/jdg/MBProgressHUD/issues/222",
      "https://github.com/fastred/SloppySwiper/issues/9",
      "https://github.com/jaredsinclair/JTSImageViewController/issues/67",
      "https://github.com/zvonicek/ImageSlideshow/issues/32",
      "https://github.com/rajdhakate/CustomPresentation/issues/1",
      "https://github.com/lionheart/openradar-mirror/issues/20544",
      "https://github.com/lionheart/openradar-mirror/issues/20560",
      "https://github.com/SRGSSR/srgmediaplayer-apple/issues/12",
    ],
    consequenceOf: [dismissalRotated.id],
    isCurable: true,
    loudExample: "page-uncovered-by-a-finger-while-turned",
    quietExample: "page-uncovered-by-a-finger-while-upright",
    interest: [
      .turns, .presentation,
      .kinds(.interactivePopMoved, .interactivePopEnded, .windowBounds, .viewAdded),
    ],
    meanwhile: [.pages, .device, .requests, .sightings, .kinds(.viewTransform)],
    isFollowing: { past, _ in past.screen.layout.isFollowing },
    look: { past, run in past.screen.layout.judge(run) },
    lookAtEnd: { past, run in past.screen.layout.end(run) })
}
