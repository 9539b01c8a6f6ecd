import SwivelModel
import SwivelReplay

extension Detector {
  static let masksAreAPreference = Detector(
    id: "masks-are-a-preference", severity: .warning,
    problem:
      "UIKit does not read the masks of the iPhone app here, and the interface is in an orientation that they exclude",
    explanation: """
      Since iOS 27, the masks are a preference. In an app that was built with that SDK, UIKit stops \
      reading them once the user resizes the scene: in iPhone Mirroring, and for an iPhone app on an \
      iPad. On the inner display of a foldable iPhone, it never reads them. A page that is only \
      laid out for the orientation that it allows is then shown in another one. A lock that \
      consists of masks has no effect either.
      """,
    help: [
      .from(27, because: .innerDisplay): """
      lay out the page for any size, and keep the mask for the outer display: on the inner display \
      of a foldable iPhone, UIKit reads no masks, and reports differ on whether \
      prefersInterfaceOrientationLocked holds the orientation
      """,
      .from(27): """
      lay out the page for any size, and keep the mask for where UIKit reads it; \
      prefersInterfaceOrientationLocked holds the orientation as long as the scene fills the \
      screen
      """,
    ],
    rules: [.resizableScene, .innerDisplay],
    reports: ["https://github.com/mozilla-mobile/firefox-ios/issues/34596"],
    consequenceOf: [fullScreenKeyIgnored.id],
    isStanding: true,
    loudExample: "portrait-page-on-the-inner-display",
    quietExample: "any-size-page-on-the-inner-display",
    interest: [.unasked, .seenTurns],
    look: { past, run in
      guard run.facts.session.device.idiom == .phone else { return nil }
      if let sighting = run.sighting {
        let gates = run.gates(of: sighting.window)
        return gates.masksCount ? nil : run.situation.overruled(gates, &past.app)
      }
      return run.firstReport {
        $0.masksCount ? nil : run.situation.overruled($0, &past.app)
      }
    })
}
