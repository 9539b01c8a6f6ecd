package import SwivelModel

/// The gates of a window as they were last read, for as long as they cannot have changed.
///
/// To read them is most of the work of a ruling, and most turns of a device find them as the one before
/// did. They are kept where nothing is presented over a root that answers for itself, in an app whose
/// delegate does not look for the page on top: then they follow from the session, the app, the windows
/// and what that root declares, and from no other controller. Whoever keeps them forgets them when an
/// event tells of one of these.
package struct SettledGates: Sendable {
  // As it is when the gates were read, and before anything is concluded.
  private let ruling: Ruling
  /// The root that answers for itself.
  package let root: ControllerID

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
    var ruling: Ruling
    if let gates = settled, gates.hold(in: window, self) {
      ruling = gates.ruling(from: interface[window], wanted: wanted)
    } else {
      ruling = Ruling(Occasion(.deviceTurn, wanted: wanted), in: window, from: interface[window])
      rules.readGates(&ruling, in: self)
      settled = SettledGates(ruling, by: rules, in: self)
    }
    rules.conclude(&ruling, in: self)
    interface.become(ruling)
  }

  /// Whether a controller is the root of a window, and nothing is presented over it that stays.
  @inline(__always)
  fileprivate func isUncovered(_ root: ControllerID, in window: WindowID) -> Bool {
    facts.windows[window].topStaying == nil && facts.windows[window].root == root
      && !facts.controllers[root].isPresented
  }
}
