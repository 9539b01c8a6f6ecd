import SwivelModel
import SwivelReplay

extension Detector {
  static let fullScreenKeyIgnored = Detector(
    id: "full-screen-key-ignored", severity: .warning,
    problem:
      "the Info.plist lets iOS ignore UIRequiresFullScreen, on which \(.page, "the page")'s mask depends",
    explanation: """
      UIRequiresFullScreenIgnoredStartingWithVersion states the version from which iOS (26.2 and \
      later) ignores UIRequiresFullScreen. From then on, the app is resizable like any other, and \
      UIKit does not read the masks that the key had kept in effect. The finding is reported where \
      the interface is in an orientation that the masks exclude.
      """,
    help: [
      .from(26): """
      lay out the page for any size before the key is ignored; until then, state a later version, \
      or remove UIRequiresFullScreenIgnoredStartingWithVersion
      """
    ],
    rules: [.multitasking, .windowedScene, .resizableScene],
    reports: [
      "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"
    ],
    isStanding: true,
    loudExample: "full-screen-key-ignored-from-26-2", quietExample: "full-screen-key-before-26-2",
    interest: [.unasked],
    look: { past, run in
      let session = run.facts.session
      guard session.requiresFullScreen, !session.fullScreenKeyCounts else { return nil }
      return run.firstReport { $0.masksCount ? nil : run.situation.overruled($0, &past.app) }
    })
}
