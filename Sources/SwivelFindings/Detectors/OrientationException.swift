import SwivelModel
import SwivelReplay

extension Detector {
  static let orientationException = Detector(
    id: "orientation-exception", severity: .error,
    problem: "UIKit throws an exception about an interface orientation, which ends the app",
    explanation: """
      UIKit threw UIApplicationInvalidInterfaceOrientation for a reason that no other finding \
      covers. (Two reasons have findings of their own: empty-intersection, if the masks have no \
      orientation in common, and preferred-not-supported, if the preferred orientation is not \
      supported.) A console often \
      truncates the reason. On large phones with iOS 8 to 12, a form sheet fills the window in \
      portrait only, so that UIKit throws when the phone is rotated to an orientation that the \
      sheet allows and the page below does not.
      """,
    help: [
      .always(because: .sheetLosesScreen): """
      present the page with the fullScreen style on large phones, or return from its \
      supportedInterfaceOrientations only what the page below allows
      """,
      .always: """
      look for the reason in the crash report, and compare the Info.plist, the app delegate's \
      mask and the mask of the page that was being shown
      """,
    ],
    rules: [.sheetLosesScreen],
    reports: ["https://github.com/nytimes/NYTPhotoViewer/issues/360"],
    loudExample: "findings/orientation-exception", quietExample: "empty-intersection-throws",
    interest: [.troubles, .kinds(.exceptionRaised)],
    look: { _, run in
      if let ruling = run.rulings.first(where: { $0.heldBy == .sheetLosesScreen }) {
        return ruling.report(
          on: ruling.asked, allowed: ruling.controllerMask, rule: .sheetLosesScreen)
      }
      guard case .outcome(.exceptionRaised(let exception)) = run.kind,
        exception == .other || run.isAfterSheet
      else { return nil }
      return run.isAfterSheet
        ? run.reportOnMasks(logged: nil, rule: .sheetLosesScreen)
        : run.situation.reportOnMain(rule: nil)
    })
}

extension Case {
  /// Whether the rules expected an exception because a sheet no longer fills the window.
  var isAfterSheet: Bool {
    openLook(at: facts.windows.mainOrFirst)?.heldBy == .sheetLosesScreen
  }
}
