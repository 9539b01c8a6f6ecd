import SwivelModel

// On iOS 5 and 6 the turn of a launch is in the queue when the first page appears: a page that is
// presented until then opens as the launch found the interface, and the turn is lost.
extension Replayer {
  /// Keeps what a launch found where its turn may be lost.
  mutating func noteLaunch() {
    guard (5...6).contains(engine.platform.system.major),
      let ruling = rulings.first(where: { $0.trigger == .launch }), ruling.isTurn,
      ruling.window == situation.facts.windows.main, ruling.from != .all
    else { return }
    situation.interface.beforeLaunch = ruling.from
  }
}
