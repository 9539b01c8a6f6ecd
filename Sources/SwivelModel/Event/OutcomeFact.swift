/// What UIKit made of a request or of the app's answers.
public enum OutcomeFact: Hashable, Sendable {
  /// The error handler of a geometry request got this code of `UISceneErrorDomain`.
  case geometryRefused(code: UInt32, request: Cause?)
  /// UIKit threw.
  case exceptionRaised(UIKitException)
  /// UIKit logged.
  case messageLogged(UIKitMessage)
}

extension OutcomeFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      code: 0x60, name: "geometryRefused",
      fields: [.init("code", .number), .init("request", .cause.optional)]),
    EventSchema(code: 0x61, name: "exceptionRaised", fields: [.init("exception", .exception)]),
    EventSchema(code: 0x62, name: "messageLogged", fields: [.init("message", .message)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .geometryRefused(let code, let request): Record(0x60, code, request)
    case .exceptionRaised(let exception): Record(0x61, exception)
    case .messageLogged(let message): Record(0x62, message)
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
    default: return nil
    }
  }
}
