/// UIKit's response to a request or to the app's answers.
public enum OutcomeFact: Hashable, Sendable {
  /// The error handler of a geometry request received this error code of `UISceneErrorDomain`. Send
  /// it in the handler. For the request itself, send `geometryRequest`.
  case geometryRefused(code: UInt32, request: Cause?)
  /// UIKit threw an exception about an interface orientation. Importers of crash reports write it;
  /// it is the last event of an app that was terminated.
  case exceptionRaised(exception: UIKitException)
  /// UIKit logged a message about orientations. Importers of console output write it. For a request
  /// that was refused with an error code, send `geometryRefused`.
  case messageLogged(message: UIKitMessage)
  /// UIKit listed the supported orientations when it refused a request or a preferred orientation.
  /// Importers of console output write it.
  case supportedTold(mask: InterfaceOrientationMask, request: Cause?)
  /// UIKit logged which orientations the scene supported before and supports from now on; a set is
  /// empty before the scene has any. Importers of console output write it.
  case sceneMaskTold(
    scene: SceneID, old: InterfaceOrientationMask, new: InterfaceOrientationMask)
}

extension OutcomeFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .geometryRefused, name: "geometryRefused",
      fields: [.init("code", .number), .init("request", .cause.optional)]),
    EventSchema(
      .exceptionRaised, name: "exceptionRaised", fields: [.init("exception", .exception)]),
    EventSchema(.messageLogged, name: "messageLogged", fields: [.init("message", .message)]),
    EventSchema(
      .supportedTold, name: "supportedTold",
      fields: [.init("mask", .mask), .init("request", .cause.optional)]),
    EventSchema(
      .sceneMaskTold, name: "sceneMaskTold",
      fields: [.init("scene", .scene), .init("old", .mask), .init("new", .mask)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .geometryRefused(let code, let request): Record(.geometryRefused, code, request)
    case .exceptionRaised(let exception): Record(.exceptionRaised, exception)
    case .messageLogged(let message): Record(.messageLogged, message)
    case .supportedTold(let mask, let request): Record(.supportedTold, mask, request)
    case .sceneMaskTold(let scene, let old, let new): Record(.sceneMaskTold, scene, old, new)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .geometryRefused:
      guard let v: (UInt32, Cause?) = record.read() else { return nil }
      self = .geometryRefused(code: v.0, request: v.1)
    case .exceptionRaised:
      guard let exception: UIKitException = record.read() else { return nil }
      self = .exceptionRaised(exception: exception)
    case .messageLogged:
      guard let message: UIKitMessage = record.read() else { return nil }
      self = .messageLogged(message: message)
    case .supportedTold:
      guard let v: (InterfaceOrientationMask, Cause?) = record.read() else { return nil }
      self = .supportedTold(mask: v.0, request: v.1)
    case .sceneMaskTold:
      guard let v: (SceneID, InterfaceOrientationMask, InterfaceOrientationMask) = record.read()
      else { return nil }
      self = .sceneMaskTold(scene: v.0, old: v.1, new: v.2)
    default: return nil
    }
  }
}
