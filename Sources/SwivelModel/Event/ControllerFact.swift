/// The properties and declarations of a view controller.
public enum ControllerFact: Hashable, Sendable {
  /// A controller is assigned this handle. Send it once, before all other events of the controller.
  /// It does not put the controller on screen: send `rootChanged`, `childAdded`, `willShow` or
  /// `presentBegan` for that.
  case controller(controller: ControllerID, type: ControllerKind, name: NameID?)
  /// The controller was deallocated. Send it if its handle is reused afterwards.
  case controllerEnded(controller: ControllerID)
  /// The controller's `supportedInterfaceOrientations`; `nil` if not overridden. A declaration:
  /// what the method would return, whether or not UIKit calls it. To record
  /// what it returned to UIKit, use `maskAnswered`.
  case supported(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// The controller's `shouldAutorotate`; `nil` if not overridden. Send it when the value is known,
  /// and whenever it changes.
  case shouldAutorotate(controller: ControllerID, value: Bool?)
  /// The controller's `preferredInterfaceOrientationForPresentation`; `nil` if not overridden. Send
  /// it before the controller is presented. UIKit reads it only for presentations and dismissals,
  /// and it does not limit the mask.
  case preferred(controller: ControllerID, orientation: PreferredOrientation?)
  /// The orientations that the controller's `shouldAutorotateToInterfaceOrientation:` accepts;
  /// `nil` if not overridden. Send it for apps that run on iOS 5, or that override none of the
  /// newer methods.
  case shouldAutorotateTo(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// The controller's mask from a property or protocol that the app defines. UIKit never reads it;
  /// only containers that forward to it with `leafCustom` do. UIKit reads `supported`.
  case customMask(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// The controller whose mask this controller returns, and whether it does so in an override or
  /// through its delegate. Send it once for each container that forwards; a container without this
  /// event returns its own mask. `leaf` means the innermost page's `supported`, `leafCustom` its
  /// `customMask`.
  case forwarding(controller: ControllerID, to: Forwarding, hook: Forwarding.Hook)
  /// The fixed mask that the container's delegate returns; `nil` if not implemented. Send it when
  /// the delegate is set. For a delegate that returns a page's mask, send `forwarding` with the
  /// hook `delegate`.
  case delegateMask(controller: ControllerID, mask: InterfaceOrientationMask?)
  /// The controller's `modalPresentationStyle`, and whether a custom presentation removes the
  /// presenter's view. Send it before the controller is presented.
  case presentationStyle(
    controller: ControllerID, style: PresentationStyle?, removesPresenter: Bool)
  /// The controller's `prefersInterfaceOrientationLocked` (iOS 26+). Send it whenever the value
  /// changes. For whether the scene was locked as a result, send `interfaceLocked`; for the user's
  /// lock, `rotationLock`.
  case prefersLock(controller: ControllerID, value: Bool)
  /// The controller's `childForInterfaceOrientationLock` (iOS 26+). Send it when a container
  /// returns a child there.
  case lockChild(controller: ControllerID, child: ControllerID?)
  /// What the navigation controller's delegate does in `willShow`. Send it once for a delegate that
  /// forces an orientation there. The requests themselves are events of their own, such as
  /// `setDeviceOrientation`.
  case willShowPolicy(controller: ControllerID, policy: WillShowPolicy)
}

extension ControllerFact {
  /// The value of `supported`; `nil` for every other fact.
  @inlinable
  package static func supported(
    _ record: Record
  ) -> (controller: ControllerID, mask: InterfaceOrientationMask?)? {
    record.is(.supported) ? record.read() : nil
  }
}

extension ControllerFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .controller, name: "controller",
      fields: [
        .init("controller", .controller), .init("type", .controllerKind),
        .init("name", .name.optional),
      ]),
    EventSchema(
      .controllerEnded, name: "controllerEnded", fields: [.init("controller", .controller)]),
    EventSchema(
      .supported, name: "supported",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      .shouldAutorotate, name: "shouldAutorotate",
      fields: [.init("controller", .controller), .init("value", .bool.optional)]),
    EventSchema(
      .preferred, name: "preferred",
      fields: [.init("controller", .controller), .init("orientation", .preferred.optional)]),
    EventSchema(
      .shouldAutorotateTo, name: "shouldAutorotateTo",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      .customMask, name: "customMask",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      .forwarding, name: "forwarding",
      fields: [.init("controller", .controller), .init("to", .forwarding), .init("hook", .hook)]),
    EventSchema(
      .delegateMask, name: "delegateMask",
      fields: [.init("controller", .controller), .init("mask", .mask.optional)]),
    EventSchema(
      .presentationStyle, name: "presentationStyle",
      fields: [
        .init("controller", .controller), .init("style", .style.optional),
        .init("removesPresenter", .bool),
      ]),
    EventSchema(
      .prefersLock, name: "prefersLock",
      fields: [.init("controller", .controller), .init("value", .bool)]),
    EventSchema(
      .lockChild, name: "lockChild",
      fields: [.init("controller", .controller), .init("child", .controller.optional)]),
    EventSchema(
      .willShowPolicy, name: "willShowPolicy",
      fields: [.init("controller", .controller), .init("policy", .willShowPolicy)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .controller(let controller, let type, let name):
      Record(.controller, controller, type, name)
    case .controllerEnded(let controller): Record(.controllerEnded, controller)
    case .supported(let controller, let mask): Record(.supported, controller, mask)
    case .shouldAutorotate(let controller, let value): Record(.shouldAutorotate, controller, value)
    case .preferred(let controller, let orientation): Record(.preferred, controller, orientation)
    case .shouldAutorotateTo(let controller, let mask):
      Record(.shouldAutorotateTo, controller, mask)
    case .customMask(let controller, let mask): Record(.customMask, controller, mask)
    case .forwarding(let controller, let to, let hook): Record(.forwarding, controller, to, hook)
    case .delegateMask(let controller, let mask): Record(.delegateMask, controller, mask)
    case .presentationStyle(let controller, let style, let removesPresenter):
      Record(.presentationStyle, controller, style, removesPresenter)
    case .prefersLock(let controller, let value): Record(.prefersLock, controller, value)
    case .lockChild(let controller, let child): Record(.lockChild, controller, child)
    case .willShowPolicy(let controller, let policy): Record(.willShowPolicy, controller, policy)
    }
  }

  @inlinable
  package init?(_ record: Record) {
    switch record.code {
    case .controller:
      guard let v: (ControllerID, ControllerKind, NameID?) = record.read() else { return nil }
      self = .controller(controller: v.0, type: v.1, name: v.2)
    case .controllerEnded:
      guard let controller: ControllerID = record.read() else { return nil }
      self = .controllerEnded(controller: controller)
    case .supported:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .supported(controller: v.0, mask: v.1)
    case .shouldAutorotate:
      guard let v: (ControllerID, Bool?) = record.read() else { return nil }
      self = .shouldAutorotate(controller: v.0, value: v.1)
    case .preferred:
      guard let v: (ControllerID, PreferredOrientation?) = record.read() else { return nil }
      self = .preferred(controller: v.0, orientation: v.1)
    case .shouldAutorotateTo:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .shouldAutorotateTo(controller: v.0, mask: v.1)
    case .customMask:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .customMask(controller: v.0, mask: v.1)
    case .forwarding:
      guard let v: (ControllerID, Forwarding, Forwarding.Hook) = record.read() else { return nil }
      self = .forwarding(controller: v.0, to: v.1, hook: v.2)
    case .delegateMask:
      guard let v: (ControllerID, InterfaceOrientationMask?) = record.read() else { return nil }
      self = .delegateMask(controller: v.0, mask: v.1)
    case .presentationStyle:
      guard let v: (ControllerID, PresentationStyle?, Bool) = record.read() else { return nil }
      self = .presentationStyle(controller: v.0, style: v.1, removesPresenter: v.2)
    case .prefersLock:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .prefersLock(controller: v.0, value: v.1)
    case .lockChild:
      guard let v: (ControllerID, ControllerID?) = record.read() else { return nil }
      self = .lockChild(controller: v.0, child: v.1)
    case .willShowPolicy:
      guard let v: (ControllerID, WillShowPolicy) = record.read() else { return nil }
      self = .willShowPolicy(controller: v.0, policy: v.1)
    default: return nil
    }
  }
}
