import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds exceptions about orientations for which UIKit gave an unknown reason.
  static let orientationException = Detector(
    id: "orientation-exception", severity: .error,
    problem: "UIKit terminated the app with an exception about an interface orientation",
    explanation: """
      UIKit threw UIApplicationInvalidInterfaceOrientation for a reason that no other finding \
      covers. (Two reasons have findings of their own: empty-intersection, if the masks have no \
      orientation in common, and preferred-not-supported, if the preferred orientation is not \
      supported.) A console often \
      truncates the reason.
      """,
    help: """
      look for the reason in the crash report, and compare the Info.plist, the app delegate's \
      mask and the mask of the page that was being shown
      """,
    rules: [],
    reports: ["https://github.com/nytimes/NYTPhotoViewer/issues/360"],
    loudExample: "findings/orientation-exception", quietExample: "empty-intersection-throws",
    interest: .kinds(.exceptionRaised),
    look: { _, run in
      guard run.kind == .outcome(.exceptionRaised(exception: .other)) else { return nil }
      return run.situation.reportOnMain(rule: nil)
    })
}
