import SwivelModel
import SwivelReplay

/// A mask that the app set while one page was shown, and the mask before it.
struct AppLock: Sendable {
  fileprivate struct Change {
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
  // What was reported, until something else happens.
  private var told: Change?

  var isFollowing: Bool { change != nil || told != nil || mask == nil }

  /// Applies a moment; returns a report if a mask set for another page rotates a page, or holds it.
  mutating func judge(_ moment: Moment, _ replayer: Replayer) -> Detector.Report? {
    let situation = replayer.situation
    guard let main = situation.facts.windows.main else { return nil }
    follow(moment, main, replayer)
    if let told, mask == told.before {
      // The app restores it after the dismissal: what remains is a missing update.
      self.told = nil
      return .retracting(.because(told.sequence), in: main, .expected)
    }
    switch moment.kind {
    case .app, .observation: break
    default: told = nil
    }
    guard situation.knownMain != nil, var change else { return nil }
    let (page, ruling) = (situation.visiblePage(of: main), moment.rulings.first(in: main))
    if let ruling { change.attribute(to: page, at: ruling) }
    if ruling != nil || moment.sighting != nil { change.isPending = false }
    if let left = change.page, situation.isLeft(left, for: page, at: moment) {
      change.isLeft = true
    }
    self.change = change
    guard change.isLeft, let page, situation.statedMask(of: page) == nil,
      change.isFelt(situation.known(main).orientation, situation)
        || ruling.map(change.refuses) ?? false
    else { return nil }
    (told, self.change) = (change, nil)
    return situation.report(
      in: main, allowed: change.before, maskRole: .expected, evidence: [change.sequence],
      rule: .appDelegate)
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
    if let last = change, last.before == new, last.page == page || last.isPending {
      change = nil
    } else if change?.page == page, change?.isLeft == false {
      change?.mask = new
    } else {
      change = Change(page: page, sequence: moment.event.sequence, before: old, mask: new)
    }
  }
}

extension AppLock.Change {
  /// Attributes it to the page that is presented or pushed right after it, if it excludes the
  /// orientation in which the page before it is shown, or adds some to those of a portrait app.
  fileprivate mutating func attribute(to page: ControllerID?, at ruling: Ruling) {
    guard isPending, ruling.trigger == .presentation || ruling.trigger == .push,
      excludes(ruling.from) || before == .portrait && mask.isSuperset(of: before)
    else { return }
    self.page = page
  }

  /// Whether it excludes what a window shows; if that is unknown, what the mask before allowed.
  private func excludes(_ now: InterfaceOrientationMask) -> Bool {
    mask.isDisjoint(with: now == .all ? before : now)
  }

  /// Whether it refuses a device rotation that the previous mask would have allowed.
  fileprivate func refuses(_ ruling: Ruling) -> Bool {
    guard ruling.trigger == .deviceTurn, ruling.heldBy == .intersection, let wanted = ruling.wanted
    else { return false }
    return before.allows(wanted) && !mask.allows(wanted) && ruling.controllerMask.allows(wanted)
  }

  /// Whether it makes a difference for the page that is shown now.
  fileprivate func isFelt(_ now: InterfaceOrientationMask, _ situation: Situation) -> Bool {
    if now.isDisjoint(with: before) { return true }
    // An app that locks itself to portrait may intend that for all its pages.
    guard mask.isSubset(of: .landscape), let held = situation.held else { return false }
    return !now.allows(held) && before.allows(held)
  }
}
