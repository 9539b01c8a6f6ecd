import SwivelModel
import SwivelRules

extension Replayer {
  /// Looks at every window because of the way the device is held.
  ///
  /// Where nobody asks for each ruling, a window that follows already is left alone, and so are all
  /// of them if the device lies flat.
  mutating func judgeTurn(to orientation: DeviceOrientation) {
    guard !tellsAll else { return judge(Occasion(.deviceTurn, wanted: orientation.interface)) }
    guard let wanted = orientation.interface, heeded.contains(.deviceTurn) else { return }
    for handle in 0..<situation.facts.windows.handleCount {
      let window = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
      guard situation.looks(at: window),
        situation.interface[window] != InterfaceOrientationMask(wanted)
      else { continue }
      situation.follow(wanted, in: window, by: engine.rules(at: .deviceTurn), settled: &settled)
    }
  }

  @inline(__always)
  mutating func judge(_ occasion: Occasion?) {
    if let occasion { judge(occasion) }
  }

  mutating func judge(_ occasion: Occasion) {
    guard heeded.contains(occasion.trigger) else { return }
    if let window = occasion.window {
      judge(occasion, in: window)
    } else {
      for handle in 0..<situation.facts.windows.handleCount {
        let window = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
        if situation.looks(at: window) { judge(occasion, in: window) }
      }
    }
    if let device = occasion.requestedDevice { set(device) }
  }

  /// Lets `UIDevice` take what an app sets it to, unless that is ignored; where there is no window
  /// to look at, too.
  private mutating func set(_ device: DeviceOrientation) {
    let rules = engine.rules(at: .setDeviceOrientation)
    if !rules.contains(RuleSet(.setDeviceOrientationIgnored)) { hold(device) }
  }

  /// Takes the device to be held so; a flat one is as upright as it was.
  mutating func hold(_ orientation: DeviceOrientation) {
    situation.interface.device = orientation
    if let upright = orientation.interface { situation.interface.upright = upright }
  }

  /// Rules upon an occasion in a window, if somebody asks for it or it might turn something.
  @inline(__always)
  private mutating func judge(_ occasion: Occasion, in window: WindowID) {
    guard tellsAll || mayTurn(occasion, in: window) else { return }
    guard reasons == nil else { return explain(occasion, in: window) }
    let ruling = situation.judge(occasion, in: window, by: engine.rules(at: occasion.trigger))
    if tellsAll { rulings.append(ruling) }
  }

  @inline(__always)
  private mutating func mayTurn(_ occasion: Occasion, in window: WindowID) -> Bool {
    !stays(at: occasion.trigger, in: window)
      && situation.mayTurn(occasion, in: window, by: engine)
  }

  /// Whether the interface of a window lies as its gates allow, and that is enough for it to stay.
  @inline(__always)
  mutating func stays(at trigger: Trigger, in window: WindowID) -> Bool {
    guard engine.contented.contains(trigger) else { return false }
    if settled.allowance == nil {
      situation.settle(window, by: engine.rules(at: .deviceTurn), &settled)
    }
    guard let allowance = settled.allowance, allowance.window == window else { return false }
    return situation.interface[window].isSubset(of: allowance.mask)
      && situation.isUncovered(allowance.root, in: window)
  }

  private mutating func explain(_ occasion: Occasion, in window: WindowID) {
    var ruling = Ruling(occasion, in: window, from: situation.interface[window])
    reasons?.append(engine.explain(&ruling, in: situation))
    situation.interface.become(ruling)
    rulings.append(ruling)
  }
}
