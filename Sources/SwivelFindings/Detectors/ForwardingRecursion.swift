import SwivelModel
import SwivelReplay

extension Detector {
  static let forwardingRecursion = Detector(
    id: "forwarding-recursion", severity: .error,
    problem:
      "controllers forward supportedInterfaceOrientations in a circle, which can crash the app",
    explanation: """
      A container that returns the mask of its visibleViewController also asks the page presented \
      above it. If that page returns its presenter's mask, as alerts on iOS 9 and in some \
      libraries do, each asks the other until the stack overflows. On iOS 10 and later, a UIKit \
      alert detects this: UIKit logs an error each time, and the alert returns its own mask \
      instead of the mask of the page below. Such a message in a console is a warning, too.
      """,
    help: """
      forward to topViewController or the selected child, never to a controller that may be \
      presented above: UIKit asks a presented page itself
      """,
    rules: [.forwarding],
    reports: ["https://github.com/sberrevoets/SDCAlertView/issues/328"],
    loudExample: "alert-asks-in-a-circle-on-ios9",
    quietExample: "alert-over-a-stack-that-forwards-to-its-top",
    interest: [.troubles, .kinds(.exceptionRaised, .messageLogged)],
    look: { _, run in
      if run.kind == .outcome(.messageLogged(message: .recursion)) {
        return run.situation.reportOnMain(rule: .forwarding, severity: .warning)
      }
      // An alert of UIKit's detected the cycle, and ended it.
      if let ruling = run.rulings.first(where: \.endsCircle) {
        return ruling.report(
          on: ruling.respondent, decider: ruling.asked, rule: .forwarding, severity: .warning)
      }
      // In a cycle no controller answers; the page that closed it is on top.
      guard var report = run.thrown(.recursion, by: .forwarding) else { return nil }
      report.decider = report.page
      report.page = run.facts.windows[report.window].topStaying ?? report.page
      return report
    })
}
