public import SwivelModel

/// The gates of a window as they were last read, for as long as they cannot have changed.
///
/// To read them is most of the work of a ruling, and most turns of a device find them as the one
/// before did. They are kept where nothing is presented over a root that answers for itself, in an
/// app whose delegate does not look for the page on top: then they follow from the session, the
/// app, the windows and what that root declares, and from no other controller. Whoever keeps them
/// forgets them when an event tells of one of these, or of the rotation lock.
///
/// There is always a place for them, which may be empty: of what is optional as a whole a copy is
/// made each time that somebody looks into it.
package struct SettledGates: Sendable {
  /// What a root allows that answers for itself.
  package struct Allowance: Sendable {
    /// The window.
    package let window: WindowID
    /// The root.
    package let root: ControllerID
    /// What is allowed, with everybody else's masks.
    package let mask: InterfaceOrientationMask
  }

  /// What they come to; `nil` if none are kept.
  package private(set) var allowance: Allowance?
  // As it is when the gates were read, and before anything is concluded.
  private var ruling = Ruling(.deviceTurn, window: WindowID(rawValue: 0), from: .all)
  // What was concluded of turns since.
  private var turns = SettledTurns()
  private var settlesTurns = false

  /// Keeps none.
  package init() {}

  fileprivate mutating func keep(_ ruling: Ruling, of root: ControllerID, by rules: RuleSet) {
    allowance = Allowance(window: ruling.window, root: root, mask: ruling.allowed)
    (self.ruling, turns) = (ruling, SettledTurns())
    settlesTurns = rules.isSubset(of: .settling)
  }

  /// Keeps none any more.
  package mutating func forget() {
    allowance = nil
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
  /// The rules of which a turn of the device comes to the same each time while the gates are
  /// settled and no finger holds a pop: nothing else that they look at can have changed.
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
    settled: inout SettledGates
  ) {
    if hold(settled, in: window), !facts.controllers.holdsInteractivePop,
      settled.turn(&interface, in: window, to: wanted)
    {
      return
    }
    rule(wanted, in: window, by: rules, settled: &settled)
  }

  private mutating func rule(
    _ wanted: InterfaceOrientation, in window: WindowID, by rules: RuleSet,
    settled: inout SettledGates
  ) {
    var (ruling, isSettled): (Ruling, Bool)
    if hold(settled, in: window) {
      (ruling, isSettled) = (settled.ruling(from: interface[window], wanted: wanted), true)
    } else {
      ruling = Ruling(Occasion(.deviceTurn, wanted: wanted), in: window, from: interface[window])
      rules.readGates(&ruling, in: self)
      isSettled = settle(ruling, by: rules, &settled)
    }
    rules.conclude(&ruling, in: self)
    if isSettled, !facts.controllers.holdsInteractivePop { settled.note(ruling) }
    interface.become(ruling)
  }

  /// Reads the gates of a window as a turn of the device would, by the rules that are in force
  /// then, and keeps them unless they may change unnoticed.
  @inline(never)
  package func settle(_ window: WindowID, by rules: RuleSet, _ settled: inout SettledGates) {
    guard let root = facts.windows[window].root, settles(root, in: window, by: rules) else {
      return
    }
    var ruling = Ruling(.deviceTurn, window: window, from: interface[window])
    rules.readGates(&ruling, in: self)
    settled.keep(ruling, of: root, by: rules)
  }

  /// Keeps the gates that a ruling on a device's turn has read.
  ///
  /// - Returns: `false`, changing nothing, if they may change unnoticed.
  private func settle(_ ruling: Ruling, by rules: RuleSet, _ settled: inout SettledGates) -> Bool {
    guard let root = ruling.asked, settles(root, in: ruling.window, by: rules) else {
      return false
    }
    settled.keep(ruling, of: root, by: rules)
    return true
  }

  /// Whether gates are kept, and are those of a window as it is now.
  @inline(__always)
  private func hold(_ settled: SettledGates, in window: WindowID) -> Bool {
    guard let allowance = settled.allowance, allowance.window == window else { return false }
    return isUncovered(allowance.root, in: window)
  }

  /// Whether nothing but the session, the app, the windows and a root says what is allowed in a
  /// window.
  private func settles(_ root: ControllerID, in window: WindowID, by rules: RuleSet) -> Bool {
    guard isUncovered(root, in: window), facts.app.delegate != .byVisible,
      !rules.has(.childrenMustAgree)
    else { return false }
    let state = facts.controllers[root]
    return state.answersForItself && state.answeredMask == nil && state.answeredAutorotate == nil
      && state.lockChild == nil
  }

  /// Whether a controller is the root of a window, and nothing is presented over it that stays.
  @inlinable @inline(__always)
  package func isUncovered(_ root: ControllerID, in window: WindowID) -> Bool {
    facts.windows[window].topStaying == nil && facts.windows[window].root == root
      && facts.controllers[root].presentedIn == nil
  }
}
