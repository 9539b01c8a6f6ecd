import SwivelModel
import SwivelReplay

/// A launch screen in an orientation that the first page does not allow, so that a rotation is
/// visible.
///
/// The Info.plist lists its orientation. Whether that is intended depends on what follows: a later
/// page or mask may be the reason for the entry.
struct LaunchScreen: Sendable {
  let report: Detector.Report
  private let launch: UInt64
  // The part of its orientation that the app's mask now leaves to pages.
  private var offered: InterfaceOrientationMask

  /// What was shown before the first page; `nil` if another page declares its orientation.
  init?(
    _ shown: InterfaceOrientationMask, _ ruling: Ruling, over page: ControllerID,
    at launch: UInt64, _ situation: Situation
  ) {
    report = ruling.report(on: page, allowed: shown, maskRole: .passed, rule: .infoPlist)
    self.launch = launch
    offered = ruling.appMask.intersection(shown)
    for other in situation.facts.controllers.described where isStated(by: other, situation) {
      return nil
    }
  }

  var retraction: Detector.Report {
    .retracting(because: launch, in: report.window, report.maskRole)
  }

  /// Applies a moment; returns whether it shows that the orientation is intended: the app's mask
  /// allows it, another page declares it, or a request of the app rotates to it.
  mutating func isMeant(_ run: Case) -> Bool {
    switch run.kind {
    case .app, .answer(.appMaskAnswered), .answer(.sceneMaskAnswered):
      let before = offered
      offered = run.gates(of: report.window).appMask.intersection(report.allowed)
      return before.isEmpty && !offered.isEmpty
    case .controller, .answer(.maskAnswered):
      return isStated(by: run.event.record.read(), run.situation)
    default: return isRequested(run)
    }
  }

  private func isStated(by other: ControllerID?, _ situation: Situation) -> Bool {
    guard let other, other != report.page else { return false }
    let state = situation.facts.controllers[other]
    guard !state.kind.isContainer else { return false }
    let mask = state.answeredMask ?? situation.pageMask(of: other)
    return mask.map { !$0.isDisjoint(with: offered) } ?? false
  }

  private func isRequested(_ run: Case) -> Bool {
    let request = run.rulings.first {
      $0.window == report.window && $0.trigger.traits.contains(.request)
    }
    return request.map { $0.isTurn && $0.to.isSubset(of: report.allowed) } ?? false
  }
}
