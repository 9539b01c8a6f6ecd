import SwivelModel
import SwivelReplay

/// A mask that the app set while one page was shown, and the mask before it.
struct AppLock: Sendable {
  private struct Change {
    var page: ControllerID?
    let sequence: UInt64
    let before: InterfaceOrientationMask
    var mask: InterfaceOrientationMask
    var isLeft = false
    /// Whether UIKit has evaluated nothing since: a page that appears now is what it is for.
    var isPending = true
  }

  private var change: Change?
  private var mask: InterfaceOrientationMask?

  var isFollowing: Bool { change != nil || mask == nil }

  /// Applies a moment; returns a report if a mask set for another page rotates a page, or holds it.
  mutating func judge(_ moment: Moment, _ replayer: Replayer) -> Detector.Report? {
    let situation = replayer.situation
    guard let main = situation.facts.windows.main else { return nil }
    follow(moment, main, replayer)
    guard situation.knownMain != nil else { return nil }
    attribute(at: moment, main, situation)
    guard var change else { return nil }
    let page = situation.visiblePage(of: main)
    if let left = change.page, situation.isLeft(left, for: page, at: moment) {
      change.isLeft = true
      self.change = change
    }
    guard change.isLeft, let page, situation.statedMask(of: page) == nil,
      isFelt(change, situation.known(main).orientation, situation)
        || isRefused(by: change, at: moment, in: main)
    else { return nil }
    self.change = nil
    return Detector.Report(
      window: main, page: page, allowed: change.before, maskRole: .expected,
      evidence: [change.sequence], rules: [.appDelegate])
  }

  /// Attributes a mask to the page that is presented or pushed right after it was set, if it
  /// excludes the orientation in which the page before it is shown.
  private mutating func attribute(at moment: Moment, _ main: WindowID, _ situation: Situation) {
    guard let change, change.isPending, let ruling = moment.rulings.first(in: main) else {
      if moment.sighting != nil { change?.isPending = false }
      return
    }
    self.change?.isPending = false
    guard ruling.trigger == .presentation || ruling.trigger == .push,
      ruling.from.isDisjoint(with: change.mask)
    else { return }
    self.change?.page = situation.visiblePage(of: main)
  }

  private mutating func follow(_ moment: Moment, _ main: WindowID, _ replayer: Replayer) {
    guard case .app = moment.kind else {
      if mask == nil { mask = replayer.inspect(main).appMask }
      return
    }
    let (old, new) = (mask, replayer.inspect(main).appMask)
    mask = new
    guard let old, old != new else { return }
    let page = replayer.situation.visiblePage(of: main)
    if change?.page == page, change?.isLeft == false {
      change?.mask = new
      if change?.before == new { change = nil }
    } else {
      change = Change(page: page, sequence: moment.event.sequence, before: old, mask: new)
    }
  }

  /// Whether a device rotation was refused that the previous mask would have allowed.
  private func isRefused(by change: Change, at moment: Moment, in main: WindowID) -> Bool {
    guard let ruling = moment.rulings.first(in: main), ruling.trigger == .deviceTurn,
      ruling.heldBy == .intersection, let wanted = ruling.wanted
    else { return false }
    return change.before.allows(wanted) && !change.mask.allows(wanted)
      && ruling.controllerMask.allows(wanted)
  }

  /// Whether it makes a difference for the page that is shown now.
  private func isFelt(
    _ change: Change, _ now: InterfaceOrientationMask, _ situation: Situation
  ) -> Bool {
    if now.isDisjoint(with: change.before) { return true }
    // An app that locks itself to portrait may intend that for all its pages.
    guard change.mask.isSubset(of: .landscape), let held = situation.held else { return false }
    return !now.allows(held) && change.before.allows(held)
  }
}
