package import SwivelModel

/// The gates of a window as they were last read, for as long as they cannot have changed.
///
/// To read them is most of the work of a ruling, and most turns of a device find them as the one before
/// did. They are kept where nothing is presented over a root that answers for itself, in an app whose
/// delegate does not look for the page on top: then they follow from the session, the app, the windows
/// and what that root declares, and from no other controller. Whoever keeps them forgets them when an
/// event tells of one of these, or of the rotation lock.
package struct SettledGates: Sendable {
  // As it is when the gates were read, and before anything is concluded.
  private let ruling: Ruling
  /// The root that answers for itself.
  package let root: ControllerID
  // What was concluded of turns since.
  private var turns = SettledTurns()
  private let settlesTurns: Bool

  /// Keeps the gates that a ruling on a device's turn has read; `nil` if they may change unnoticed.
  init?(_ ruling: Ruling, by rules: RuleSet, in situation: Situation) {
    guard let root = ruling.asked, situation.isUncovered(root, in: ruling.window),
      situation.facts.app.delegate != .byVisible, !rules.has(.childrenMustAgree)
    else { return nil }
    let state = situation.facts.controllers[root]
    guard state.answersForItself, state.answeredMask == nil, state.answeredAutorotate == nil,
      state.lockChild == nil
    else { return nil }
    (self.ruling, self.root) = (ruling, root)
    settlesTurns = rules.isSubset(of: .settling)
  }

  /// Whether they are those of a window as it is now.
  @inline(__always)
  func hold(in window: WindowID, _ situation: Situation) -> Bool {
    ruling.window == window && situation.isUncovered(root, in: window)
  }

  /// The ruling on another turn, with the gates read.
  @inline(__always)
  func ruling(from mask: InterfaceOrientationMask, wanted: InterfaceOrientation) -> Ruling {
    var ruling = ruling
    (ruling.from, ruling.to, ruling.wanted) = (mask, mask, wanted)
    return ruling
  }

  /// Lets the interface become what the same turn has come to before.
  ///
  /// - Returns: `false`, changing nothing, if that is not known.
  @inline(__always)
  func turn(
    _ interface: inout InterfaceState, in window: WindowID, to wanted: InterfaceOrientation
  ) -> Bool {
    guard let isMade = turns[interface[window], wanted] else { return false }
    if isMade {
      interface.turn(
        window, to: InterfaceOrientationMask(wanted), withStatusBar: ruling.turnsStatusBar)
    }
    return true
  }

  /// Keeps what came of a turn, where it comes of it each time.
  mutating func note(_ other: Ruling) {
    guard settlesTurns, let wanted = other.wanted, !other.isDeferred, !other.setsStatusBar,
      other.turnsStatusBar == ruling.turnsStatusBar
    else { return }
    turns.note(from: other.from, wanted: wanted, to: other.to)
  }
}

extension RuleSet {
  /// The rules of which a turn of the device comes to the same each time while the gates are settled and no
  /// finger holds a pop: nothing else that they look at can have changed.
  fileprivate static let settling: Self = [
    .asking, Self(.deviceTurn), Self(.flatDevice), Self(.rotationLock), Self(.gestureDefers),
    Self(.emptyIntersectionOnTurn),
  ]
}

extension Situation {
  /// Rules upon a turn of the device in one window, and lets the interface become what is ruled.
  ///
  /// - Parameters:
  ///   - wanted: The orientation that the device has.
  ///   - window: The window.
  ///   - rules: The rules in force when the device turns.
  ///   - settled: The gates as they were last read; read again if they are not those of the window.
  package mutating func follow(
    _ wanted: InterfaceOrientation, in window: WindowID, by rules: RuleSet,
    settled: inout SettledGates?
  ) {
    if let gates = settled, gates.hold(in: window, self), !facts.controllers.holdsInteractivePop,
      gates.turn(&interface, in: window, to: wanted)
    {
      return
    }
    rule(wanted, in: window, by: rules, settled: &settled)
  }

  private mutating func rule(
    _ wanted: InterfaceOrientation, in window: WindowID, by rules: RuleSet,
    settled: inout SettledGates?
  ) {
    var ruling: Ruling
    if let gates = settled, gates.hold(in: window, self) {
      ruling = gates.ruling(from: interface[window], wanted: wanted)
    } else {
      ruling = Ruling(Occasion(.deviceTurn, wanted: wanted), in: window, from: interface[window])
      rules.readGates(&ruling, in: self)
      settled = SettledGates(ruling, by: rules, in: self)
    }
    rules.conclude(&ruling, in: self)
    if !facts.controllers.holdsInteractivePop { settled?.note(ruling) }
    interface.become(ruling)
  }

  /// Whether a controller is the root of a window, and nothing is presented over it that stays.
  @inline(__always)
  fileprivate func isUncovered(_ root: ControllerID, in window: WindowID) -> Bool {
    facts.windows[window].topStaying == nil && facts.windows[window].root == root
      && !facts.controllers[root].isPresented
  }
}
