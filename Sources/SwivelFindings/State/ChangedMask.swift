import SwivelModel
import SwivelReplay

/// The last change of the main window's mask, until UIKit reads the masks again.
///
/// A mask that is set right before pages change is meant for the next page, not for the visible
/// one. Widening a mask rotates nothing: the interface follows the device only after an update.
/// And if one that allows less is not read (16+), the interface may still follow the device to what
/// it excludes.
///
/// Source: react-native-screens, issue 2197 and pull request 2221; Flutter, issue 124208.
struct ChangedMask: Sendable {
  private var change: MaskChange?
  // A page whose mask was narrowed while it was visible; and whether its mask has grown since.
  private var locked: ControllerID?
  private var isRelease = false
  // Whether the device was rotated afterward to what is newly allowed.
  private var isTurned = false

  var isFollowing: Bool { change != nil }

  /// Applies a moment; returns a report when the mask excludes the interface, one that retracts it
  /// if pages change next, and one where the interface was observed not to follow the device, or to
  /// follow it to what the mask excludes.
  mutating func judge(_ run: Case) -> Detector.Report? {
    if let new = run.history.maskChange {
      let last = change
      return begin(new, run) ?? last.flatMap { new.corrects($0) }
    }
    guard let change else { return nil }
    if run.isForOtherWindow(change) {
      self.change = nil
      return .retracting(because: change.event.sequence, in: change.window)
    }
    if change.isGrowth, run.page(in: change.window) != change.page {
      self.change = nil
    } else if let ruling = run.ruling(in: change.window) {
      if change.leavesOutside { return end(change, by: ruling, at: run.now) }
      follow(ruling, change)
    } else if let sighting = run.sighting, sighting.window == change.window {
      let report =
        run.excess(of: change) ?? shortfall(of: change, run)
        ?? change.retraction(by: sighting.observed)
      let isFollowed = change.isNew(sighting.observed) && sighting.observed == run.situation.held
      if report != nil || isFollowed || change.leavesOutside { self.change = nil }
      return report
    }
    return nil
  }

  private mutating func begin(_ new: MaskChange, _ run: Case) -> Detector.Report? {
    let rule = run.situation.rereadingRule
    (isRelease, isTurned) = (new.page != nil && new.page == locked, false)
    locked = new.after.isSubset(of: new.before) ? new.page : nil
    let isLate = new.leavesOutside && !run.history.passages.isLeaving
    change = isLate || new.isGrowth || new.isShrinking && rule == .needsUpdate ? new : nil
    guard isLate else { return nil }
    var report = run.situation.report(in: new.window, allowed: new.after, rule: rule)
    report.decided = new.event.sequence
    if case .app = new.event.kind { report.conditions = [.appMaskChanged] }
    return report
  }

  private mutating func end(
    _ change: MaskChange, by ruling: Ruling, at now: Instant
  ) -> Detector.Report? {
    self.change = nil
    let isAtOnce = now.isWithin(Look.settlingMicroseconds, of: change.event.instant) ?? true
    // A request that UIKit ignores is what the mask was set for, and is reported itself; so is one
    // that may have led to what the mask allows.
    let traits = ruling.trigger.traits
    let isOpen = traits.contains(.request) && !ruling.to.isDisjoint(with: change.after)
    guard isAtOnce, traits.contains(.newPage) || ruling.isIgnored || isOpen else { return nil }
    return .retracting(because: change.event.sequence, in: change.window)
  }

  /// The device's rotation leaves open whether UIKit reads the mask, and a call that it does so
  /// whether it follows the device.
  private mutating func follow(_ ruling: Ruling, _ change: MaskChange) {
    if ruling.isIgnored { return }
    if ruling.trigger == .deviceTurn, !ruling.isTurn || change.isShrinking { return }
    let wanted = ruling.trigger == .needsUpdate ? ruling.to.only : ruling.wanted
    isTurned =
      [.deviceTurn, .needsUpdate].contains(ruling.trigger) && wanted.map(change.isNew) ?? false
    if !isTurned { self.change = nil }
  }

  /// A report where the interface stays in what the mask allowed before, although the device was
  /// rotated since, or the app has released a lock.
  private func shortfall(of change: MaskChange, _ run: Case) -> Detector.Report? {
    guard let observed = run.sighting?.observed, let held = run.situation.held, change.isGrowth,
      change.isNew(held), change.before.allows(observed)
    else { return nil }
    let (look, rule) = (run.situation.lastLook(at: change.window), run.situation.rereadingRule)
    // A rotation takes a moment.
    let isSettled = run.now.isAssumed || look?.isOpen(at: run.now) != true
    // A lock to landscape in a device that is upright is another finding.
    let isLandscapeLock = InterfaceOrientationMask.landscape.allows(observed) && held == .portrait
    guard
      isTurned
        ? isSettled && look?.from.only == observed && rule == .needsUpdate
        : isRelease && !isLandscapeLock
    else { return nil }
    var report = Detector.Report(
      window: change.window, page: change.page, allowed: InterfaceOrientationMask(held),
      maskRole: .expected, evidence: [change.event.sequence, isTurned ? look?.sequence : nil],
      rule: rule)
    if isTurned, look?.trigger == .needsUpdate { report.conditions = [.isUpdated] }
    return report
  }
}

extension Case {
  /// Whether the app's mask was changed for another window, which it is called for at once.
  fileprivate func isForOtherWindow(_ change: MaskChange) -> Bool {
    guard change.leavesOutside, case .app = change.event.kind,
      now.isWithin(Look.settlingMicroseconds, of: change.event.instant) ?? true
    else { return false }
    return rulings.contains {
      $0.window != change.window && !$0.trigger.traits.isDisjoint(with: [.request, .newPage])
        && $0.to.isSubset(of: change.after)
    }
  }

  /// A report where the interface follows the device to what the mask excludes.
  fileprivate func excess(of change: MaskChange) -> Detector.Report? {
    guard let observed = sighting?.observed, let look = openLook(at: change.window),
      look.trigger == .deviceTurn, look.wanted.only == observed, change.isShrinking,
      change.before.allows(observed), !change.after.allows(observed)
    else { return nil }
    return Detector.Report(
      window: change.window, page: change.page, allowed: change.after,
      evidence: [change.event.sequence, look.sequence], rule: .needsUpdate)
  }
}

extension MaskChange {
  /// A retraction if it is made at once after one that excluded the interface, and allows that.
  fileprivate func corrects(_ last: Self) -> Detector.Report? {
    guard last.leavesOutside, window == last.window, interface.isSubset(of: after),
      event.instant.isWithin(Look.settlingMicroseconds, of: last.event.instant)
        ?? (last.event.sequence &+ 1 == event.sequence)
    else { return nil }
    return .retracting(because: last.event.sequence, in: window)
  }

  /// A retraction if it excluded the interface, and the next observation shows what it allows:
  /// something that is not recorded made UIKit read it.
  fileprivate func retraction(by observed: InterfaceOrientation) -> Detector.Report? {
    guard leavesOutside, after.allows(observed) else { return nil }
    return .retracting(because: event.sequence, in: window)
  }

  /// Whether it allows more than before.
  fileprivate var isGrowth: Bool { before.isSubset(of: after) && !before.isEmpty && page != nil }

  /// Whether it allows less than before, and still the interface.
  fileprivate var isShrinking: Bool {
    !after.isEmpty && after.isStrictSubset(of: before) && interface.isSubset(of: after)
  }

  /// Whether an orientation is allowed only since.
  fileprivate func isNew(_ orientation: InterfaceOrientation) -> Bool {
    after.allows(orientation) && !before.allows(orientation)
  }
}
