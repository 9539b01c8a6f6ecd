package import SwivelModel
package import SwivelText

/// An event of one run, as it appears in a difference.
package struct DiffEvent: Hashable, Sendable {
  package let form: CanonicalEvent
  package let role: EventRole
  package let sequence: UInt64
  package let instant: Instant
}

/// A single difference between two runs.
package struct DiffChange: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The values differ.
    case altered
    /// Only the base has it.
    case removed
    /// Only the head has it.
    case inserted
    /// The difference is so large that only its extent is reported.
    case rewritten
  }

  package let kind: Kind
  /// The events of the base, up to a limit.
  package let base: [DiffEvent]
  /// The events of the head, up to a limit.
  package let head: [DiffEvent]
  package let baseCount: Int
  package let headCount: Int

  /// Whether it consists only of outcomes.
  package var isOutcome: Bool {
    (base + head).allSatisfy { $0.role == .outcome } && kind != .rewritten
  }

  /// Whether it consists only of ends.
  var isMovedEnding: Bool {
    kind != .altered && (base + head).allSatisfy { $0.role == .ending || $0.role == .outcome }
  }

  /// The page whose complete visit it is, if it is one.
  package var visitedPage: String? {
    let events = kind == .removed ? base : head
    guard kind == .removed || kind == .inserted,
      let index = events.firstIndex(where: { $0.role != .declaration }),
      let page = events[index].arrivingPage
    else { return nil }
    let hasLeft = events[index...].contains { $0.isDeparture(of: page, that: events[index]) }
    return hasLeft ? page : nil
  }
}

extension DiffEvent {
  /// The label of a field's value, if there is one.
  package subscript(name: String) -> String? {
    form.fields.first { $0.name == name }?.value
  }

  /// The page that appears with the event.
  fileprivate var arrivingPage: String? {
    switch form.code {
    case .willShow, .presentBegan: self["controller"]
    case .childAdded: self["child"]
    default: nil
    }
  }

  /// Whether a page that appeared with another event disappears with this one.
  fileprivate func isDeparture(of page: String, that arrival: DiffEvent) -> Bool {
    switch form.code {
    case .willShow:
      arrival.form.code != .presentBegan && self["controller"] != page
        && (arrival["on"] ?? arrival["parent"]) == self["on"]
    case .childRemoved: self["child"] == page
    case .dismissBegan: self["controller"] == page
    case .controllerEnded: self["controller"] == page
    default: false
    }
  }
}
