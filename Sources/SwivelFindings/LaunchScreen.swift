import SwivelModel
import SwivelReplay

/// A launch screen that lies as the first page does not allow, so that the user sees it turn.
///
/// The Info.plist offers its orientation. Whether that is on purpose shows in what the app does
/// with it: a page or a mask that comes later may be what it is listed for.
struct LaunchScreen: Sendable {
  private let window: WindowID
  private let page: ControllerID
  private let launch: UInt64
  private let orientation: InterfaceOrientationMask
  // What of it the app's mask leaves to pages now.
  private var offered: InterfaceOrientationMask

  /// A launch screen over a first page; `nil` where another page states its orientation.
  init?(
    of ruling: Ruling, over page: ControllerID, at launch: UInt64, _ situation: Situation
  ) {
    (window, orientation) = (ruling.window, ruling.launchScreen)
    (self.page, self.launch) = (page, launch)
    offered = ruling.appMask.intersection(orientation)
    for other in situation.facts.controllers.described where isStated(by: other, situation) {
      return nil
    }
  }

  /// What is wrong with it.
  var report: Detector.Report {
    Detector.Report(
      window: window, page: page, allowed: orientation, maskRole: .passed, rules: [.infoPlist])
  }

  /// That nothing is wrong with it after all.
  var retraction: Detector.Report {
    var retraction = report
    retraction.takesBack = launch
    return retraction
  }

  /// Follows a moment; whether it shows that the app uses the orientation on purpose: its mask
  /// comes to allow it, another page states it, or a request of the app turns to it.
  mutating func isMeant(at moment: Moment, _ replayer: Replayer) -> Bool {
    switch moment.kind {
    case .app, .answer(.appMask), .answer(.sceneMask):
      let before = offered
      offered = replayer.inspect(window).appMask.intersection(orientation)
      return before.isEmpty && !offered.isEmpty
    case .controller, .answer(.mask):
      return isStated(by: moment.event.record.read(), replayer.situation)
    default: return isRequested(at: moment)
    }
  }

  private func isStated(by other: ControllerID?, _ situation: Situation) -> Bool {
    guard let other, other != page else { return false }
    let state = situation.facts.controllers[other]
    guard !state.kind.isContainer else { return false }
    let mask = state.answeredMask ?? situation.pageMask(of: other)
    return mask.map { !$0.isDisjoint(with: offered) } ?? false
  }

  private func isRequested(at moment: Moment) -> Bool {
    let request = moment.rulings.first {
      $0.window == window && $0.trigger.traits.contains(.request)
    }
    return request.map { $0.isTurn && $0.to.isSubset(of: orientation) } ?? false
  }
}
