import SwivelModel
import SwivelReplay

extension Detector {
  static let autorotateFreezes = Detector(
    id: "autorotate-freezes", severity: .warning,
    problem:
      "\(.page, "the page") keeps the orientation in which it happened to open, because of shouldAutorotate",
    explanation: """
      If a controller returns false from shouldAutorotate, UIKit does not read its mask, and the \
      interface keeps its current orientation, which is not necessarily portrait. A page that opens \
      while the device is held in landscape stays in landscape, no matter how the device is \
      rotated, and even if its mask allows only portrait.
      """,
    help: [
      .before(16): """
      return the allowed orientations from the page's supportedInterfaceOrientations, and do not \
      override shouldAutorotate
      """
    ],
    rules: [.shouldAutorotate],
    reports: ["https://github.com/auth0/Lock.swift/pull/141"],
    consequenceOf: [containerIgnoresChild.id, pushedPageNotRotated.id],
    loudExample: "autorotate-false-freezes-across", quietExample: "root-autorotate-false",
    interest: [.held(.deviceTurn), .kinds(.shouldAutorotate)],
    look: { _, run in
      // A page that rotates again was held on purpose.
      if case .controller(.shouldAutorotate(let page, true)) = run.kind {
        return run.main.flatMap { run.page(in: $0) == page ? .retracting(in: $0) : nil }
      }
      return run.firstReport { ruling in
        // Disabling autorotation usually means portrait on a phone; landscape is rarely chosen by
        // accident, and a tablet has no usual orientation.
        let isTablet = run.facts.session.device.idiom == .pad
        guard ruling.trigger == .deviceTurn, ruling.heldBy == .shouldAutorotate,
          isTablet || ruling.from.isSubset(of: .landscape), let wanted = ruling.wanted,
          ruling.allowed.allows(wanted), ruling.from.only != wanted,
          let page = ruling.answering,
          run.situation.statedMask(of: page)?.isDisjoint(with: ruling.from) ?? true,
          ruling.from.isDisjoint(with: run.facts.controllers[page].preferredMask)
        else { return nil }
        return ruling.report(on: page, rule: .shouldAutorotate)
      }
    })
}
