/// The answers to UIKit's questions.
public enum AnswerFact: Hashable, Sendable {
  /// A controller returned its mask. Send it in the getter, each time that UIKit calls it. For what
  /// the getter would return if UIKit called it, send `supported`.
  case maskAnswered(controller: ControllerID, mask: InterfaceOrientationMask)
  /// A controller returned whether it rotates. Send it in `shouldAutorotate`, each time that UIKit
  /// calls it. If UIKit does not call it, send `shouldAutorotate`.
  case shouldAutorotateAnswered(controller: ControllerID, value: Bool)
  /// A controller returned its preferred orientation. Send it in the getter, each time that UIKit
  /// calls it. If UIKit does not call it, send `preferred`.
  case preferredAnswered(controller: ControllerID, orientation: PreferredOrientation)
  /// The app delegate returned its mask for a window. Send it in the delegate's method, each time
  /// that UIKit calls it. If UIKit does not call it, send `appMask`.
  case appMaskAnswered(window: WindowID?, mask: InterfaceOrientationMask)
  /// A scene delegate returned its mask. Send it in the delegate's method, each time that UIKit
  /// calls it. If UIKit does not call it, send `sceneMask`.
  case sceneMaskAnswered(scene: SceneID, mask: InterfaceOrientationMask)
  /// A controller returned whether it rotates to one orientation (iOS 5 and earlier). Send it each
  /// time that UIKit calls the method. If UIKit does not call it, send `shouldAutorotateTo`.
  case shouldAutorotateToAnswered(
    controller: ControllerID, orientation: InterfaceOrientation, value: Bool)
  /// A controller returned whether it prefers a locked orientation (iOS 26+). Send it in
  /// `prefersInterfaceOrientationLocked`, each time that UIKit calls it. If UIKit does not call it,
  /// send `prefersLock`.
  case lockAnswered(controller: ControllerID, value: Bool)
}

extension AnswerFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .maskAnswered, name: "maskAnswered",
      fields: [.init("controller", .controller), .init("mask", .mask)]),
    EventSchema(
      .shouldAutorotateAnswered, name: "shouldAutorotateAnswered",
      fields: [.init("controller", .controller), .init("value", .bool)]),
    EventSchema(
      .preferredAnswered, name: "preferredAnswered",
      fields: [.init("controller", .controller), .init("orientation", .preferred)]),
    EventSchema(
      .appMaskAnswered, name: "appMaskAnswered",
      fields: [.init("window", .window.optional), .init("mask", .mask)]),
    EventSchema(
      .sceneMaskAnswered, name: "sceneMaskAnswered",
      fields: [.init("scene", .scene), .init("mask", .mask)]),
    EventSchema(
      .shouldAutorotateToAnswered, name: "shouldAutorotateToAnswered",
      fields: [
        .init("controller", .controller), .init("orientation", .orientation), .init("value", .bool),
      ]),
    EventSchema(
      .lockAnswered, name: "lockAnswered",
      fields: [.init("controller", .controller), .init("value", .bool)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .maskAnswered(let controller, let mask): Record(.maskAnswered, controller, mask)
    case .shouldAutorotateAnswered(let controller, let value):
      Record(.shouldAutorotateAnswered, controller, value)
    case .preferredAnswered(let controller, let orientation):
      Record(.preferredAnswered, controller, orientation)
    case .appMaskAnswered(let window, let mask): Record(.appMaskAnswered, window, mask)
    case .sceneMaskAnswered(let scene, let mask): Record(.sceneMaskAnswered, scene, mask)
    case .shouldAutorotateToAnswered(let controller, let orientation, let value):
      Record(.shouldAutorotateToAnswered, controller, orientation, value)
    case .lockAnswered(let controller, let value): Record(.lockAnswered, controller, value)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .maskAnswered:
      guard let v: (ControllerID, InterfaceOrientationMask) = record.read() else { return nil }
      self = .maskAnswered(controller: v.0, mask: v.1)
    case .shouldAutorotateAnswered:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .shouldAutorotateAnswered(controller: v.0, value: v.1)
    case .preferredAnswered:
      guard let v: (ControllerID, PreferredOrientation) = record.read() else { return nil }
      self = .preferredAnswered(controller: v.0, orientation: v.1)
    case .appMaskAnswered:
      guard let v: (WindowID?, InterfaceOrientationMask) = record.read() else { return nil }
      self = .appMaskAnswered(window: v.0, mask: v.1)
    case .sceneMaskAnswered:
      guard let v: (SceneID, InterfaceOrientationMask) = record.read() else { return nil }
      self = .sceneMaskAnswered(scene: v.0, mask: v.1)
    case .shouldAutorotateToAnswered:
      guard let v: (ControllerID, InterfaceOrientation, Bool) = record.read() else { return nil }
      self = .shouldAutorotateToAnswered(controller: v.0, orientation: v.1, value: v.2)
    case .lockAnswered:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .lockAnswered(controller: v.0, value: v.1)
    default: return nil
    }
  }
}
