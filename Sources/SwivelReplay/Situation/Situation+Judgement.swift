package import SwivelModel

extension Situation {
  /// Rules on an occasion in one window and applies the outcome.
  package mutating func judge(
    _ occasion: Occasion, in window: WindowID, by engine: Engine
  ) -> Ruling {
    var ruling = Ruling(occasion, in: window, from: interface[window])
    engine.rule(&ruling, in: self)
    interface.become(ruling)
    return ruling
  }
}

extension InterfaceState {
  /// Applies the outcome of a ruling.
  package mutating func become(_ ruling: Ruling) {
    if ruling.isTurn { turn(ruling.window, to: ruling.to, withStatusBar: ruling.turnsStatusBar) }
    if ruling.isDeferred { isTurnDeferred = true }
    if ruling.setsStatusBar, let wanted = ruling.wanted {
      statusBar = InterfaceOrientationMask(wanted)
    }
  }

  /// Turns the interface of a window.
  mutating func turn(
    _ window: WindowID, to mask: InterfaceOrientationMask, withStatusBar: Bool
  ) {
    self[window] = mask
    if withStatusBar { statusBar = mask }
  }
}
