package import SwivelModel

extension Replayer {
  /// Applies an event and calls a function with each window that UIKit evaluates because of it.
  mutating func follow(
    _ event: Event, judging judge: (inout Self, Occasion, WindowID) -> Void
  ) {
    rulings.removeAll()
    sighting = nil
    if let occasion = begin(event) { look(upon: occasion, judging: judge) }
    if event.record.family == .answer, let (occasion, window, from) = lookAnswered(by: event) {
      situation.interface[window] = from
      look(upon: occasion, judging: judge)
    }
    end(event)
    situation.interface.ledger.take(event, rulings, sighting, situation.facts)
  }

  private mutating func look(
    upon occasion: Occasion, judging judge: (inout Self, Occasion, WindowID) -> Void
  ) {
    situation.interface.exception = nil
    if let window = occasion.window {
      judge(&self, occasion, window)
    } else {
      for handle in 0..<situation.facts.windows.handleCount {
        let window = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
        if situation.looks(at: window) { judge(&self, occasion, window) }
      }
    }
    if let device = occasion.requestedDevice { set(device) }
  }

  /// Sets `UIDevice` to the app's value unless UIKit ignores it; also where there is no window.
  private mutating func set(_ device: DeviceOrientation) {
    let rules = engine.rules(at: .setDeviceOrientation)
    if !rules.contains(.setDeviceOrientationIgnored) { hold(device) }
  }

  /// Sets the physical device orientation; a flat one keeps the last interface orientation.
  mutating func hold(_ orientation: DeviceOrientation) {
    situation.interface.device = orientation
    if let upright = orientation.interface { situation.interface.upright = upright }
  }

  /// Rules on an occasion in a window.
  mutating func judge(_ occasion: Occasion, in window: WindowID) {
    rulings.append(situation.judge(occasion, in: window, by: engine))
  }

  /// Rules on an occasion in a window and returns the reasons.
  mutating func explain(_ occasion: Occasion, in window: WindowID) -> [Reason] {
    var ruling = Ruling(occasion, in: window, from: situation.interface[window])
    let reasons = engine.explain(&ruling, in: situation)
    situation.interface.become(ruling)
    rulings.append(ruling)
    return reasons
  }
}

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
    if let exception = ruling.exception { self.exception = exception }
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
