public import SwivelModel

/// All that a rule may look at: the facts, and what the rules made of them so far.
public struct Situation: Hashable, Sendable {
  /// What events said.
  public package(set) var facts = SceneState()
  /// What the rules concluded.
  public package(set) var interface = InterfaceState()

  package init(_ facts: SceneState = SceneState(), _ interface: InterfaceState = InterfaceState()) {
    (self.facts, self.interface) = (facts, interface)
  }

  /// The version of iOS that runs.
  @inlinable package var system: SystemVersion { facts.session.system }

  /// The way up that UIKit honours.
  ///
  /// A phone's rotation is locked to portrait, an iPad's to the way that it was held.
  ///
  /// Source: radar 18403875.
  var upright: InterfaceOrientation? {
    let isLocked = facts.device.isRotationLocked && facts.session.device.idiom == .phone
    return isLocked ? .portrait : interface.upright
  }

  /// The way up to which UIKit turns an interface that might as well stay as it is; `nil` while the
  /// rotation is locked, which keeps what is allowed.
  ///
  /// Source: Sodalite 54 (an app stays across under the lock once its masks allow both).
  func pull(on ruling: Ruling) -> InterfaceOrientation? {
    facts.device.isRotationLocked && ruling.allowsCurrent ? nil : upright
  }

  /// Whether the device lies flat, so that the last way up tells nothing of how it is held now.
  var isFlat: Bool { interface.device.interface == nil }
}
