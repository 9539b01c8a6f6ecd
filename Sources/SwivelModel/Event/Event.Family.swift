extension Event {
  /// The families of facts, by code: eight codes for each, and sixteen for the first three.
  @usableFromInline
  package enum Family: UInt8, Sendable {
    case session, app, controller, hierarchy, navigation, presentation, window
    case device, request, outcome, answer, observation, remark
  }
}

extension Record {
  /// The family of the code, whether or not the family has a fact with this code.
  @inlinable
  package var family: Event.Family? {
    switch code >> 3 {
    case 0, 1: .session
    case 2, 3: .app
    case 4, 5: .controller
    case 6: .hierarchy
    case 7: .navigation
    case 8: .presentation
    case 9: .window
    case 10: .device
    case 11: .request
    case 12: .outcome
    case 13: .answer
    case 14: .observation
    case 15: .remark
    default: nil
    }
  }
}

extension Event {
  /// Whether the event is a marker.
  @inlinable
  package var isMarker: Bool {
    guard record.family == .remark, case .remark(.marker) = kind else { return false }
    return true
  }

  /// The name of a marker; `nil` for all other events.
  package var marker: NameID? {
    guard record.family == .remark, case .remark(.marker(let name)) = kind else { return nil }
    return name
  }
}
