import SwivelModel
import SwivelReplay
import SwivelRules

/// What the main window allowed when UIKit or the app last dealt with it.
struct AllowedBefore: Sendable {
  /// What the app changed of it.
  struct Change {
    let window: WindowID
    let interface: InterfaceOrientationMask
    let before: InterfaceOrientationMask
    let after: InterfaceOrientationMask

    /// Whether the interface was as the masks allow, and is not any more.
    var leavesOutside: Bool {
      !after.isEmpty && interface.isDisjoint(with: after) && !interface.isDisjoint(with: before)
    }
  }

  private var allowed = InterfaceOrientationMask.all

  /// Takes in a moment, and tells what it changed where the app stated another mask.
  mutating func follow(_ moment: Moment, _ replayer: Replayer) -> Change? {
    let situation = replayer.situation
    guard let main = situation.facts.windows.main else { return nil }
    if let ruling = moment.rulings.last(where: { $0.window == main }) { allowed = ruling.allowed }
    switch moment.kind {
    case .app, .controller: break
    default: return nil
    }
    let interface = situation.interface[main]
    guard interface != .all else { return nil }
    let before = allowed
    allowed = replayer.inspect(main).allowed
    guard allowed != before else { return nil }
    return Change(window: main, interface: interface, before: before, after: allowed)
  }
}
