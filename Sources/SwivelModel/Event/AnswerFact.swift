/// The answers to UIKit's questions.
public enum AnswerFact: Hashable, Sendable {
  /// A controller returned its mask to UIKit: it was asked. What it declares is `supported`.
  case mask(controller: ControllerID, mask: InterfaceOrientationMask)
  /// A controller returned whether it rotates.
  case shouldAutorotate(controller: ControllerID, value: Bool)
  /// A controller returned its preferred orientation.
  case preferred(controller: ControllerID, orientation: PreferredOrientation)
  /// The app delegate returned its mask for a window.
  case appMask(window: WindowID?, mask: InterfaceOrientationMask)
  /// A scene delegate returned its mask.
  case sceneMask(scene: SceneID, mask: InterfaceOrientationMask)
  /// A controller returned whether it rotates to one orientation (iOS 5).
  case shouldAutorotateTo(controller: ControllerID, orientation: InterfaceOrientation, value: Bool)
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
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .mask(let controller, let mask): Record(.maskAnswered, controller, mask)
    case .shouldAutorotate(let controller, let value):
      Record(.shouldAutorotateAnswered, controller, value)
    case .preferred(let controller, let orientation):
      Record(.preferredAnswered, controller, orientation)
    case .appMask(let window, let mask): Record(.appMaskAnswered, window, mask)
    case .sceneMask(let scene, let mask): Record(.sceneMaskAnswered, scene, mask)
    case .shouldAutorotateTo(let controller, let orientation, let value):
      Record(.shouldAutorotateToAnswered, controller, orientation, value)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .maskAnswered:
      guard let v: (ControllerID, InterfaceOrientationMask) = record.read() else { return nil }
      self = .mask(controller: v.0, mask: v.1)
    case .shouldAutorotateAnswered:
      guard let v: (ControllerID, Bool) = record.read() else { return nil }
      self = .shouldAutorotate(controller: v.0, value: v.1)
    case .preferredAnswered:
      guard let v: (ControllerID, PreferredOrientation) = record.read() else { return nil }
      self = .preferred(controller: v.0, orientation: v.1)
    case .appMaskAnswered:
      guard let v: (WindowID?, InterfaceOrientationMask) = record.read() else { return nil }
      self = .appMask(window: v.0, mask: v.1)
    case .sceneMaskAnswered:
      guard let v: (SceneID, InterfaceOrientationMask) = record.read() else { return nil }
      self = .sceneMask(scene: v.0, mask: v.1)
    case .shouldAutorotateToAnswered:
      guard let v: (ControllerID, InterfaceOrientation, Bool) = record.read() else { return nil }
      self = .shouldAutorotateTo(controller: v.0, orientation: v.1, value: v.2)
    default: return nil
    }
  }
}
