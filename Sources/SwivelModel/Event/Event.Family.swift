extension Event {
  /// The families of facts, by their codes: eight for each, and sixteen for the first three.
  @usableFromInline
  package enum Family: UInt8, Sendable {
    case session, app, controller, hierarchy, navigation, presentation, window
    case device, request, outcome, answer, observation, remark
  }
}

extension Record {
  /// The family to which the code belongs, though the family may not have a fact of this code.
  @inlinable @inline(__always)
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
  /// Whether the event only gives a name to the moment.
  @inlinable @inline(__always)
  package var isMarker: Bool {
    guard record.family == .remark, case .remark(.marker) = kind else { return false }
    return true
  }

  /// The name that a marker gives to the moment; `nil` of all other events.
  package var marker: NameID? {
    guard record.family == .remark, case .remark(.marker(let name)) = kind else { return nil }
    return name
  }
}
