/// What UIKit made of a request or of the app's answers.
public enum OutcomeFact: Hashable, Sendable {
  /// The error handler of a geometry request got this code of `UISceneErrorDomain`.
  case geometryRefused(code: UInt32, request: Cause?)
  /// UIKit threw.
  case exceptionRaised(UIKitException)
  /// UIKit logged.
  case messageLogged(UIKitMessage)
  /// UIKit told which orientations are supported, in refusing a geometry request or a preference.
  case supportedTold(mask: InterfaceOrientationMask, request: Cause?)
}

extension OutcomeFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      code: 0x60, name: "geometryRefused",
      fields: [.init("code", .number), .init("request", .cause.optional)]),
    EventSchema(code: 0x61, name: "exceptionRaised", fields: [.init("exception", .exception)]),
    EventSchema(code: 0x62, name: "messageLogged", fields: [.init("message", .message)]),
    EventSchema(
      code: 0x63, name: "supportedTold",
      fields: [.init("mask", .mask), .init("request", .cause.optional)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .geometryRefused(let code, let request): Record(0x60, code, request)
    case .exceptionRaised(let exception): Record(0x61, exception)
    case .messageLogged(let message): Record(0x62, message)
    case .supportedTold(let mask, let request): Record(0x63, mask, request)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case 0x60:
      guard let v: (UInt32, Cause?) = record.read() else { return nil }
      self = .geometryRefused(code: v.0, request: v.1)
    case 0x61:
      guard let exception: UIKitException = record.read() else { return nil }
      self = .exceptionRaised(exception)
    case 0x62:
      guard let message: UIKitMessage = record.read() else { return nil }
      self = .messageLogged(message)
    case 0x63:
      guard let v: (InterfaceOrientationMask, Cause?) = record.read() else { return nil }
      self = .supportedTold(mask: v.0, request: v.1)
    default: return nil
    }
  }
}
