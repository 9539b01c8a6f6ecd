public import SwivelModel

/// All inputs of a rule: the facts, and the conclusions so far.
public struct Situation: Hashable, Sendable {
  /// The facts recorded by events.
  public package(set) var facts = SceneState()
  /// The conclusions of the rules.
  public package(set) var interface = InterfaceState()

  package init(_ facts: SceneState = SceneState(), _ interface: InterfaceState = InterfaceState()) {
    (self.facts, self.interface) = (facts, interface)
  }

  /// The version of iOS that the app runs on.
  @inlinable package var system: SystemVersion { facts.session.system }

  /// The interface orientation that UIKit follows.
  ///
  /// A phone's rotation is locked to portrait, an iPad's to its orientation at the time.
  ///
  /// Source: radar 18403875.
  var upright: InterfaceOrientation? {
    let isLocked = facts.device.isRotationLocked && facts.session.device.idiom == .phone
    return isLocked ? .portrait : interface.upright
  }

  /// The orientation to which UIKit rotates an interface that could also stay as it is; `nil` while
  /// the rotation is locked, which keeps an allowed orientation.
  ///
  /// Source: Sodalite 54 (an app stays in landscape under the lock once its masks allow both).
  func pull(on ruling: Ruling) -> InterfaceOrientation? {
    facts.device.isRotationLocked && ruling.allowsCurrent ? nil : upright
  }

  /// Whether the device lies flat, so that the last orientation says nothing about how it is held.
  var isFlat: Bool { interface.device.interface == nil }
}
