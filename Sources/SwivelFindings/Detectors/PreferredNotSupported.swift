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
    interest: [.troubles, .supportedTold, .exceptionRaised, .messageLogged],
    look: { memories, moment, replayer in
      if case .outcome(.supportedTold(let mask, _)) = moment.kind {
        memories.hint = Hint(mask: mask, sequence: moment.event.sequence)
        return nil
      }
      let told = memories.hint.mask(before: moment.event.sequence)
      if let report = thrown(
        .preferredNotSupported, at: moment, replayer, by: .preferredNotSupported, told: told)
      {
        return report
      }
      let isLogged = moment.kind == .outcome(.messageLogged(.preferredNotSupported))
      guard let ruling = moment.rulings.first(where: { $0.message == .preferredNotSupported })
      else {
        guard isLogged else { return nil }
        return logged(told, replayer)
      }
      return Report(
        window: ruling.window, page: ruling.asked, allowed: ruling.controllerMask,
        rules: [.preferredNotSupported])
    })

  private static func logged(_ told: InterfaceOrientationMask?, _ replayer: Replayer) -> Report {
    let windows = replayer.situation.facts.windows
    let mask = windows.main.map { replayer.inspect($0).controllerMask } ?? []
    return Report(
      window: windows.mainOrFirst, page: replayer.situation.visiblePage(of: windows.mainOrFirst),
      allowed: told ?? mask, rules: [.preferredNotSupported])
  }
}

/// What UIKit told in the event before its verdict.
struct Hint: Sendable {
  var mask: InterfaceOrientationMask?
  var sequence: UInt64 = .max

  /// What it told just before an event.
  func mask(before sequence: UInt64) -> InterfaceOrientationMask? {
    self.sequence &+ 1 == sequence ? mask : nil
  }
}
