import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds pages that prefer an orientation which they do not support.
  static let preferredNotSupported = Detector(
    id: "preferred-not-supported", severity: .error,
    summary: "the page prefers an orientation that is not among those that it supports",
    explanation: """
      A page that is presented over the whole window, or uncovered again, appears in its preferred \
      orientation. It has to be one that the page supports: up to iOS 16 UIKit throws where it is not, \
      since 17 it logs. A page that only presents others is asked, too, when they go.
      """,
    advice: [
      .always(
        """
        return a preferredInterfaceOrientationForPresentation that supportedInterfaceOrientations \
        holds, also on a page that only presents others: it is asked when they are dismissed
        """)
    ],
    rules: [.preferredNotSupported, .preferredOnPresentation],
    reports: ["https://github.com/Appboy/appboy-ios-sdk/issues/54"],
    loudExample: "preferred-outside-mask-throws",
    quietExample: "preferred-orientation-on-presentation",
    interest: [.troubles, .outcomes],
    watch: watching(as: "preferred-not-supported", .error) { moment, replayer in
      if let report = thrown(
        .preferredNotSupported, at: moment, replayer, by: .preferredNotSupported)
      {
        return report
      }
      let isLogged = moment.kind == .outcome(.messageLogged(.preferredNotSupported))
      guard let ruling = moment.rulings.first(where: { $0.message == .preferredNotSupported })
      else {
        guard isLogged, let main = replayer.situation.facts.windows.main else { return nil }
        return Report(
          window: main, page: replayer.situation.visiblePage(of: main),
          allowed: replayer.inspect(main).controllerMask, rules: [.preferredNotSupported])
      }
      return Report(
        window: ruling.window, page: ruling.asked, allowed: ruling.controllerMask,
        rules: [.preferredNotSupported])
    })
}
