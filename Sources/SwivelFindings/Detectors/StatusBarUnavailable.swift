import SwivelModel
import SwivelReplay

extension Detector {
  static let statusBarUnavailable = Detector(
    id: "status-bar-unavailable", severity: .warning,
    problem: "the app reads the status bar's orientation, which UIKit no longer keeps",
    explanation: """
      Since iOS 27, UIApplication's statusBarOrientation does nothing: UIKit logs that it is a \
      no-op, an app built with that SDK reads unknown, and the value says nothing about the interface. What an app derives from it (the \
      layout of a page, the rotation of a camera image) is wrong in landscape. The finding is a \
      note if only the message was logged, and the value was not seen to differ from the interface.
      """,
    help: [
      .from(27): """
      read the interface orientation from the window scene's effectiveGeometry, or better, lay \
      out by the bounds of the view
      """
    ],
    rules: [],
    reports: [
      "https://github.com/libsdl-org/SDL/issues/16330",
      "https://github.com/maplibre/maplibre-native/issues/4548",
    ],
    loudExample: "findings/status-bar-unavailable", quietExample: "findings/status-bar-on-26",
    interest: .kinds(.messageLogged, .statusBarOrientation),
    look: { _, run in
      switch run.kind {
      case .outcome(.messageLogged(message: .statusBarUnavailable)):
        return run.situation.reportOnMain(rule: nil, severity: .note)
      case .observation(.statusBarOrientation(let orientation)):
        let known = run.situation.known(run.facts.windows.mainOrFirst)
        let isWrong =
          orientation.orientation.map { known.isSeen && !known.orientation.allows($0) } ?? true
        guard run.situation.system.major >= 27, isWrong else { return nil }
        return run.situation.reportOnMain(rule: nil)
      default: return nil
      }
    })
}
