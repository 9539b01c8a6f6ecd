import SwivelModel
import SwivelText

extension Survey {
  /// What an event refers to: a controller, a window or a scene.
  struct Handle: Hashable {
    let type: FieldType
    let number: UInt16

    init(_ type: FieldType, _ number: UInt16) { (self.type, self.number) = (type, number) }
  }

  /// The inserted events, in their order; those at one place in the order of the changes.
  func insertions(_ vocabulary: inout Vocabulary) throws(ChangeError) -> [Event] {
    var insertions: [(place: UInt64, event: Event)] = []
    var known = handles
    for (index, change) in changes.enumerated() {
      guard case .insert(let insertion) = change else { continue }
      let end = lastSequence.map { $0 + 1 } ?? 0
      guard let place = places[index] ?? place(at: end, of: insertion) else {
        throw missing(insertion.place)
      }
      var event = try insertion.event(at: place.instant, &vocabulary)
      if event.introducesHandles { known.formUnion(event.handles) }
      try check(event, known)
      event.sequence = place.sequence
      insertions.append((insertion.place, event))
    }
    let order = insertions.indices.sorted {
      (insertions[$0].place, $0) < (insertions[$1].place, $1)
    }
    return inOrder(order.map { insertions[$0].event })
  }

  /// The observations after which a request is inserted, if what is observed at its place came
  /// before it.
  package func observations(before change: Int) -> ClosedRange<UInt64>? {
    places[change]?.observations
  }

  /// The number of the event before which a change inserts an event.
  package func place(of insertion: Insertion, _ change: Int) -> UInt64 {
    places[change]?.sequence ?? insertion.place
  }

  private func place(at end: UInt64, of insertion: Insertion) -> Place? {
    insertion.place == end ? Place(sequence: end, instant: lastInstant) : nil
  }

  /// Nothing comes before what was to come before it.
  private func inOrder(_ events: [Event]) -> [Event] {
    var last: Event?
    return events.map { event in
      var event = event
      if let last, last.sequence > event.sequence {
        (event.sequence, event.instant) = (last.sequence, last.instant)
      }
      last = event
      return event
    }
  }

  /// Checks that what an event refers to appears in the trace, or is inserted before.
  ///
  /// The state of missing events may have more.
  private func check(_ event: Event, _ known: Set<Handle>) throws(ChangeError) {
    guard !goesOnFromState, let handle = event.handles.first(where: { !known.contains($0) }) else {
      return
    }
    let others = known.filter { $0.type == handle.type }.map(\.number).sorted()
    throw .unknown(
      .handle(handle.type.rawValue), "\(handle.number)", suggestion: nil,
      known: others.map { "\($0)" })
  }
}

extension Change {
  /// Whether a request is inserted, which UIKit carries out after what is observed at its place.
  var isRequest: Bool {
    guard case .insert(let insertion) = self else { return false }
    var vocabulary = Vocabulary()
    return (try? insertion.event(at: .start, &vocabulary))?.record.family == .request
  }
}

extension Event {
  /// The controllers, windows and scenes that it refers to.
  var handles: [Survey.Handle] {
    let fields = EventSchema.known(code: record.code)?.fields ?? []
    return fields.indices.compactMap { index in
      let type = fields[index].type
      guard [.controller, .window, .scene].contains(type.wrapped) else { return nil }
      let number = record[index]
      guard type.isOptional else { return Survey.Handle(type, UInt16(truncatingIfNeeded: number)) }
      return number == 0
        ? nil : Survey.Handle(type.wrapped, UInt16(truncatingIfNeeded: number - 1))
    }
  }

  /// Whether it says that something exists from here on.
  fileprivate var introducesHandles: Bool {
    record.is(.controller) || record.is(.windowAdded) || record.is(.sceneConnected)
  }
}
