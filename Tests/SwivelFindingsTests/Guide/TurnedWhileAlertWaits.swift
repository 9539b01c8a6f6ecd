import SwivelModel
import SwivelReplay

@testable import SwivelFindings

extension Detector {
  /// Finds interfaces that rotate while an alert is shown.
  static let turnedWhileAlertWaits = Detector(
    id: "turned-while-alert-waits", severity: .note,
    problem: "the interface rotates while an alert is shown",
    explanation: """
      An alert does not fill the window, so UIKit asks the page below it. That page answers as if there \
      were no alert, and what the user is reading moves.
      """,
    help: [
      .from(16): """
      return the orientation that the interface has from supportedInterfaceOrientations while the \
      alert is up, and call setNeedsUpdateOfSupportedInterfaceOrientations once it is gone
      """,
      .before(16): "return false from shouldAutorotate while the alert is up",
    ],
    rules: [.sheetNotAsked],
    reports: ["https://example.com/notes/alerts"],
    consequenceOf: ["app-mask-limits-page"],
    loudExample: "turned-while-an-alert-waits", quietExample: "turned-after-the-alert",
    interest: .rulings,
    look: { _, run in
      run.firstReport { ruling in
        guard ruling.isTurn, ruling.exception == nil, let alert = run.page(in: ruling.window),
          run.facts.controllers[alert].kind == .alert, let page = ruling.asked
        else { return nil }
        return ruling.report(on: page, rule: .sheetNotAsked)
      }
    })
}
