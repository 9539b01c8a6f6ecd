import SwivelModel
import SwivelReplay

/// A mask that allows more than before, while UIKit has not read it again.
///
/// Widening a mask rotates nothing: the interface follows the device only after an update.
struct GrownMask: Sendable {
  fileprivate struct Growth {
    let sequence: UInt64
    let page: ControllerID
    let before: InterfaceOrientationMask
    let after: InterfaceOrientationMask
    /// Whether the app had narrowed the mask of the same page before: it releases a lock.
    let isRelease: Bool
    /// Whether the device was rotated afterward to what is newly allowed.
    var isTurned = false
  }

  // A page whose mask was narrowed while it was visible.
  private var locked: ControllerID?
  private var growth: Growth?

  var isFollowing: Bool { growth != nil }

  /// Applies a moment; returns a report where the interface was observed not to follow the device.
  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ change: RunHistory.MaskChange?
  ) -> Detector.Report? {
    let situation = replayer.situation
    guard let main = situation.knownMain, let page = situation.visiblePage(of: main) else {
      return nil
    }
    if growth?.page != page { growth = nil }
    if let change {
      note(change, of: page, at: moment.event.sequence)
    } else if let ruling = moment.rulings.first(in: main) {
      note(ruling)
    } else if let sighting = moment.sighting, sighting.window == main {
      return compare(sighting, at: moment.event.instant, situation)
    }
    return nil
  }

  private mutating func note(
    _ change: RunHistory.MaskChange, of page: ControllerID, at sequence: UInt64
  ) {
    if change.after.isSubset(of: change.before) {
      (locked, growth) = (page, nil)
      return
    }
    let isLarger = change.before.isSubset(of: change.after)
    growth =
      isLarger && !change.before.isEmpty
      ? Growth(
        sequence: sequence, page: page, before: change.before, after: change.after,
        isRelease: locked == page) : nil
    locked = nil
  }

  /// UIKit evaluates the window: only the device's rotation leaves open whether it reads the mask.
  private mutating func note(_ ruling: Ruling) {
    guard ruling.trigger == .deviceTurn, let wanted = ruling.wanted, let growth,
      growth.isNew(wanted), ruling.isTurn
    else {
      if ruling.trigger != .deviceTurn || ruling.isTurn { growth = nil }
      return
    }
    self.growth?.isTurned = true
  }

  private mutating func compare(
    _ sighting: Moment.Sighting, at now: Instant, _ situation: Situation
  ) -> Detector.Report? {
    guard let growth, let held = situation.held, growth.isNew(held) else { return nil }
    guard sighting.observed != held else {
      self.growth = nil
      return nil
    }
    let look = situation.lastLook(at: sighting.window)
    let isIneffective =
      growth.isTurned
      ? isSettled(look, at: now) && look?.from.only == sighting.observed
        && situation.rereadingRule == .needsUpdate
      : growth.isRelease && !isLandscapeLock(sighting.observed, held)
    guard isIneffective, growth.before.allows(sighting.observed) else { return nil }
    self.growth = nil
    return Detector.Report(
      window: sighting.window, page: growth.page, allowed: InterfaceOrientationMask(held),
      maskRole: .expected,
      evidence: [growth.sequence] + (growth.isTurned ? [look?.sequence].compactMap(\.self) : []),
      rules: [situation.rereadingRule])
  }

  /// A rotation takes a moment.
  private func isSettled(_ look: Look?, at now: Instant) -> Bool {
    now.isAssumed || !(look?.isOpen(at: now) ?? false)
  }

  /// Whether the interface was locked to landscape in a device that is upright, which is another
  /// finding.
  private func isLandscapeLock(_ now: InterfaceOrientation, _ held: InterfaceOrientation) -> Bool {
    InterfaceOrientationMask.landscape.allows(now) && held == .portrait
  }
}

extension GrownMask.Growth {
  /// Whether an orientation is allowed only since the mask grew.
  fileprivate func isNew(_ orientation: InterfaceOrientation) -> Bool {
    after.allows(orientation) && !before.allows(orientation)
  }
}
