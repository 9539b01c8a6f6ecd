import SwivelModel

// On iOS 5 and 6 the rotation of a launch is still queued when the first page appears: a page
// presented before that opens in the orientation found at launch, and the rotation is lost.
extension Replayer {
  /// Keeps the orientation found at launch where the launch rotation may be lost.
  mutating func noteLaunch() {
    guard (5...6).contains(engine.platform.system.major),
      let ruling = rulings.first(where: { $0.trigger == .launch }), ruling.isTurn,
      ruling.window == situation.facts.windows.main, ruling.from != .all
    else { return }
    situation.interface.beforeLaunch = ruling.from
  }
}
