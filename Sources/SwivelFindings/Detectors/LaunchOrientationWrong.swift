import SwivelModel
import SwivelReplay

extension Detector {
  static let launchOrientationWrong = Detector(
    id: "launch-orientation-wrong", severity: .warning,
    problem: "the app launches in an orientation that \(.page, "its first page") does not allow",
    explanation: """
      Before the app's code runs, UIKit uses only the Info.plist: if it does not list the orientation \
      in which the device is held, its first entry is used. Then UIKit asks the root, not the page \
      in it. A lock that code sets later is too late for the launch screen. If the first page \
      does not allow the orientation of the launch screen, the user sees the interface rotate. That \
      is not reported if the app uses the orientation on purpose: another page declares it, the \
      app's mask allows it later, or a request by the app rotates to it; nor if an iPhone app was \
      seen just after the launch in an orientation that the Info.plist does not list.
      """,
    help: """
      in the Info.plist (for phones, UISupportedInterfaceOrientations~iphone), list only the \
      orientations that the first page allows, the preferred one first; return more from the app \
      delegate when pages need them; and return the first page's mask from the root
      """,
    rules: [.launch, .infoPlist],
    reports: ["https://developer.apple.com/library/archive/technotes/tn2244/_index.html"],
    consequenceOf: [containerIgnoresChild.id, ipadMasksNotConsulted.id],
    loudExample: "launch-screen-upright-for-a-landscape-page",
    quietExample: "launch-as-the-first-entry-says",
    interest: [.rulings(.launch), .kinds(.phase)],
    meanwhile: [.rulings, .masks, .maskChanges, .maskAnswers, .device, .pages, .sightings],
    isFollowing: { past, _ in past.screen.launching.isFollowing },
    look: { past, run in past.screen.launching.judge(run) })
}
