package import SwivelModel
package import SwivelText

/// An event of one run, as a difference tells of it.
package struct DiffEvent: Hashable, Sendable {
  /// What it says.
  package let form: CanonicalEvent
  /// What part it has in the run.
  package let role: EventRole
  /// Its number in its own run.
  package let sequence: UInt64
  /// When it happened there.
  package let instant: Instant
}

/// One thing that the two runs do not have in common.
package struct DiffChange: Hashable, Sendable {
  /// What is different.
  package enum Kind: String, Sendable {
    /// The same thing is said otherwise.
    case altered
    /// Only the base has it.
    case removed
    /// Only the head has it.
    case inserted
    /// So much is different that only the extent is told.
    case rewritten
  }

  /// What is different.
  package let kind: Kind
  /// The events of the base; the first ones, if they are many.
  package let base: [DiffEvent]
  /// The events of the head; the first ones, if they are many.
  package let head: [DiffEvent]
  /// How many events of the base it is.
  package let baseCount: Int
  /// How many events of the head it is.
  package let headCount: Int

  /// Whether it only tells what came of something else.
  package var isOutcome: Bool {
    (base + head).allSatisfy { $0.role == .outcome } && kind != .rewritten
  }

  /// Whether it is nothing but ends of what was begun before.
  var isMovedEnding: Bool {
    kind != .altered && (base + head).allSatisfy { $0.role == .ending || $0.role == .outcome }
  }

  /// The page whose whole visit it is, from its coming to its going, if it is one.
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
  /// The value of a field as a label, if there is one.
  package subscript(name: String) -> String? {
    form.fields.first { $0.name == name }?.value
  }

  /// The page that comes with the event.
  fileprivate var arrivingPage: String? {
    switch form.code {
    case .willShow, .presentBegan: self["controller"]
    case .childAdded: self["child"]
    default: nil
    }
  }

  /// Whether a page goes with the event, that came with another one.
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
