import SwivelModel
import SwivelReplay

/// A mask that allows less than before, without a call that makes UIKit read it (16+).
///
/// The interface may still follow the device to what the mask excludes.
///
/// Source: react-native-screens, issue 2197 and pull request 2221; Flutter, issue 124208.
struct ShrunkMask: Sendable {
  private var change: MaskChange?

  var isFollowing: Bool { change != nil }

  /// Applies a moment; returns a report where the interface was observed to follow the device.
  mutating func judge(_ run: Case) -> Detector.Report? {
    if let new = run.history.maskChange {
      let isShrunk =
        !new.after.isEmpty && new.after.isStrictSubset(of: new.before)
        && new.interface.isSubset(of: new.after)
      change = isShrunk && run.situation.rereadingRule == .needsUpdate ? new : nil
      return nil
    }
    guard let change else { return nil }
    if let sighting = run.sighting, sighting.window == change.window {
      return compare(change, with: sighting, run)
    }
    // Anything but the device makes UIKit read the mask.
    if let ruling = run.ruling(in: change.window), ruling.trigger != .deviceTurn {
      self.change = nil
    }
    return nil
  }

  private mutating func compare(
    _ change: MaskChange, with sighting: Moment.Sighting, _ run: Case
  ) -> Detector.Report? {
    guard let look = run.openLook(at: sighting.window), look.trigger == .deviceTurn,
      look.wanted.only == sighting.observed,
      change.before.allows(sighting.observed), !change.after.allows(sighting.observed)
    else { return nil }
    self.change = nil
    return Detector.Report(
      window: sighting.window, page: change.page, allowed: change.after,
      evidence: [change.event.sequence, look.sequence], rule: .needsUpdate)
  }
}
