/// What a view controller is and declares.
public enum ControllerFact: Hashable, Sendable {
  /// A controller appears under this handle, declaring nothing of its own yet.
  case described(controller: ControllerID, kind: ControllerKind, name: NameID?)
  /// The controller is gone; its handle may be used again.
  case ended(controller: ControllerID)
  /// What its `supportedInterfaceOrientations` returns; `nil` if not overridden.
  case supported(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// What its `shouldAutorotate` returns; `nil` if not overridden.
  case shouldAutorotate(controller: ControllerID, value: Bool?)
  /// What its `preferredInterfaceOrientationForPresentation` returns; `nil` if not overridden.
  case preferred(controller: ControllerID, orientation: PreferredOrientation?)
  /// For which orientations `shouldAutorotateToInterfaceOrientation:` says yes; `nil` if not
  /// overridden.
  case shouldAutorotateTo(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// The mask that it states through the app's own protocol, unseen by UIKit.
  case customMask(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// Whose answer it gives when asked, and by which hook.
  case forwarding(controller: ControllerID, to: Forwarding, hook: Forwarding.Hook)
  /// The fixed mask that the container's delegate returns; `nil` if not implemented.
  case delegateMask(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// Its `modalPresentationStyle`, and whether a custom one removes the presenter's view.
  case presentationStyle(
    controller: ControllerID, style: PresentationStyle?, removesPresenter: Bool)
  /// What its `prefersInterfaceOrientationLocked` returns (26+).
  case prefersLock(controller: ControllerID, value: Bool)
  /// Its `childForInterfaceOrientationLock` (26+).
  case lockChild(controller: ControllerID, child: ControllerID?)
  /// What its navigation delegate does in `willShow`.
  case willShowPolicy(controller: ControllerID, policy: WillShowPolicy)
}

extension ControllerFact {
  /// What `supported` says; `nil` for every other fact.
  @inlinable @inline(__always)
  package static func supported(
    _ record: Record
  ) -> (controller: ControllerID, mask: InterfaceOrientationMask?)? {
    record.code == supportedCode ? record.read() : nil
  }
}

extension ControllerFact: Fact {
  /// The code of `supported`.
  @inlinable package static var supportedCode: UInt8 { 0x22 }

  package static let schemas: [EventSchema] = [
    EventSchema(
      code: 0x20, name: "controller",
      fields: [
        .init("controller", .controller), .init("type", .controllerKind),
        .init("name", .name.optional),
      ]),
    EventSchema(code: 0x21, name: "controllerEnded", fields: [.init("controller", .controller)]),
    EventSchema(
      code: supportedCode, name: "supported",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      code: 0x23, name: "shouldAutorotate",
      fields: [.init("controller", .controller), .init("value", .bool.optional)]),
    EventSchema(
      code: 0x24, name: "preferred",
      fields: [.init("controller", .controller), .init("orientation", .preferred.optional)]),
    EventSchema(
      code: 0x25, name: "shouldAutorotateTo",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      code: 0x26, name: "customMask",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      code: 0x27, name: "forwarding",
      fields: [.init("controller", .controller), .init("to", .forwarding), .init("hook", .hook)]),
    EventSchema(
      code: 0x28, name: "delegateMask",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      code: 0x29, name: "presentationStyle",
      fields: [
        .init("controller", .controller), .init("style", .style.optional),
        .init("removesPresenter", .bool),
      ]),
    EventSchema(
      code: 0x2A, name: "prefersLock",
      fields: [.init("controller", .controller), .init("value", .bool)]),
    EventSchema(
      code: 0x2B, name: "lockChild",
      fields: [.init("controller", .controller), .init("child", .controller.optional)]),
    EventSchema(
      code: 0x2C, name: "willShowPolicy",
      fields: [.init("controller", .controller), .init("policy", .willShowPolicy)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .described(let controller, let kind, let name): Record(0x20, controller, kind, name)
    case .ended(let controller): Record(0x21, controller)
    case .supported(let controller, let mask): Record(Self.supportedCode, controller, mask)
    case .shouldAutorotate(let controller, let value): Record(0x23, controller, value)
    case .preferred(let controller, let orientation): Record(0x24, controller, orientation)
    case .shouldAutorotateTo(let controller, let mask): Record(0x25, controller, mask)
    case .customMask(let controller, let mask): Record(0x26, controller, mask)
    case .forwarding(let controller, let to, let hook): Record(0x27, controller, to, hook)
    case .delegateMask(let controller, let mask): Record(0x28, controller, mask)
    case .presentationStyle(let controller, let style, let removesPresenter):
      Record(0x29, controller, style, removesPresenter)
    case .prefersLock(let controller, let value): Record(0x2A, controller, value)
    case .lockChild(let controller, let child): Record(0x2B, controller, child)
    case .willShowPolicy(let controller, let policy): Record(0x2C, controller, policy)
    }
  }

  @inlinable @inline(__always)
  package init?(_ record: Record) {
    switch record.code {
    case 0x20:
      guard let v: (ControllerID, ControllerKind, NameID?) = record.read() else { return nil }
      self = .described(controller: v.0, kind: v.1, name: v.2)
    case 0x21:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .ended(controller: controller)
    case Self.supportedCode:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .supported(controller: v.0, mask: v.1)
    case 0x23:
      guard let v: (ControllerID, Bool?) = record.read() else { return nil }
      self = .shouldAutorotate(controller: v.0, value: v.1)
    case 0x24:
      guard let v: (ControllerID, PreferredOrientation?) = record.read() else { return nil }
      self = .preferred(controller: v.0, orientation: v.1)
    case 0x25:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .shouldAutorotateTo(controller: v.0, mask: v.1)
    case 0x26:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .customMask(controller: v.0, mask: v.1)
    case 0x27:
      guard let v: (ControllerID, Forwarding, Forwarding.Hook) = record.read() else { return nil }
      self = .forwarding(controller: v.0, to: v.1, hook: v.2)
    case 0x28:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .delegateMask(controller: v.0, mask: v.1)
    case 0x29:
      guard let v: (ControllerID, PresentationStyle?, Bool) = record.read() else { return nil }
      self = .presentationStyle(controller: v.0, style: v.1, removesPresenter: v.2)
    case 0x2A:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .prefersLock(controller: v.0, value: v.1)
    case 0x2B:
      guard let v: (ControllerID, ControllerID?) = record.read() else { return nil }
      self = .lockChild(controller: v.0, child: v.1)
    case 0x2C:
      guard let v: (ControllerID, WillShowPolicy) = record.read() else { return nil }
      self = .willShowPolicy(controller: v.0, policy: v.1)
    default: return nil
    }
  }
}
