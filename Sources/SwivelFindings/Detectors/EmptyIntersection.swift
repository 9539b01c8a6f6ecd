import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds masks that have nothing in common where UIKit checks that they do.
  static let emptyIntersection = Detector(
    id: "empty-intersection", severity: .error,
    summary: "the app and the page allow no orientation in common, for which UIKit ends the app",
    advice: """
      let the app delegate answer with every orientation that any page needs, and limit the pages \
      themselves
      """,
    loudExample: "empty-intersection-throws",
    quietExample: "three-way-intersection",
    watch: watching(as: "empty-intersection", .error, 0) { _, moment, replayer in
      thrown(.noCommonOrientation, at: moment, replayer, by: .emptyIntersection)
    })

  /// A report on an exception that the rules expect, or that was seen.
  static func thrown(
    _ exception: UIKitException, at moment: Moment, _ replayer: Replayer, by rule: RuleID
  ) -> Report? {
    let situation = replayer.situation
    if let ruling = moment.rulings.first(where: { $0.exception == exception }) {
      return Report(
        window: ruling.window, page: ruling.respondent ?? ruling.asked,
        allowed: ruling.controllerMask, rules: [rule])
    }
    guard moment.event.kind == .outcome(.exceptionRaised(exception)),
      let window = situation.facts.windows.main
    else { return nil }
    return Report(
      window: window, page: situation.visiblePage(of: window),
      allowed: replayer.inspect(window).controllerMask, rules: [rule])
  }
}
