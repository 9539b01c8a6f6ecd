import SwivelModel
import SwivelReplay

extension AppLock {
  /// A change of the mask, and the page for which it was made.
  struct Change: Sendable {
    var page: ControllerID?
    let sequence: UInt64
    let instant: Instant
    let before: InterfaceOrientationMask
    var mask: InterfaceOrientationMask
    /// What the window showed when it was made.
    let shown: InterfaceOrientationMask
    /// The root, if it declares the mask.
    let root: ControllerID?
    /// The page for which the mask before had been set, if it had.
    let origin: ControllerID?
    /// Whether it was made as the page appeared: it may be for that one.
    let isOfArrival: Bool
    var isLeft = false
    /// Whether the page was left for one that takes its place, and not for the one below.
    var isReplaced = false
    /// Whether nothing has been shown since, though the app may have asked UIKit to read it: a page
    /// that appears now is what it is for.
    var isPending = true
  }
}

extension AppLock.Change {
  // An app sets its mask and presents the page in one function.
  private static let callMicroseconds: UInt64 = 20_000

  /// Attributes it to the page that is presented, pushed or made the root right after it, if it
  /// excludes the orientation in which the page before it is shown, or allows more; or if it is set
  /// and shown by one call.
  mutating func attribute(to page: ControllerID?, at ruling: Ruling, _ now: Instant) {
    // What a container shows next may also be what the app goes back to.
    let isNext =
      [.presentation, .push, .rootChange].contains(ruling.trigger)
      || ruling.trigger == .selection && !mask.isStrictSuperset(of: before)
        && now.isWithin(Look.settlingMicroseconds, of: instant) ?? false
    // What the window showed is what the mask before allowed, if that is unknown, or if UIKit has
    // read the mask since.
    // One action may turn the interface first, and then show the page for which it does that.
    let isAtOnce = now.isWithin(Look.settlingMicroseconds, of: instant) ?? false
    guard isPending || isAtOnce, isNext,
      mask.isDisjoint(with: before) || excludes(ruling.from) || excludes(shown)
        || mask.isStrictSuperset(of: before)
        || now.isWithin(Self.callMicroseconds, of: instant) ?? false
    else { return }
    self.page = page
  }

  private func excludes(_ shown: InterfaceOrientationMask) -> Bool {
    shown != .all && mask.isDisjoint(with: shown)
  }

  /// Whether it refuses a device rotation that the previous mask would have allowed.
  func refuses(_ ruling: Ruling) -> Bool {
    guard ruling.trigger == .deviceTurn, ruling.heldBy == .intersection, let wanted = ruling.wanted,
      // An app that locks itself to portrait may intend that for all its pages.
      !isReplaced || !mask.isSubset(of: .portrait)
    else { return false }
    return before.allows(wanted) && !mask.allows(wanted)
      && (root != nil || ruling.controllerMask.allows(wanted))
  }

  /// What the page that is shown now should be in: where the mask before allows the orientation of
  /// the device, that one.
  func wanted(_ situation: Situation) -> InterfaceOrientationMask {
    guard let held = situation.held, before.allows(held), !mask.allows(held) else { return before }
    return InterfaceOrientationMask(held)
  }

  /// Whether it makes a difference for the page that is shown now.
  func isFelt(_ now: InterfaceOrientationMask, _ situation: Situation) -> Bool {
    if now.isDisjoint(with: before) { return true }
    // Portrait may be intended for all pages here, too. Where nothing reports the device, it is
    // held as the window was seen before.
    guard mask.isSubset(of: .landscape), let held = situation.held ?? shown.only else {
      return false
    }
    return !now.allows(held) && before.allows(held)
  }
}
