package import SwivelModel
import SwivelReplay

/// The contents of a trace that changes depend on: its controllers and events.
package struct Survey {
  /// What a declaration replaces.
  package struct Former: Hashable, Sendable {
    /// The values of the replaced fields; for a fact with one event per entry, its entries.
    package internal(set) var numbers: [UInt32]
    /// The event that declared it first.
    package let sequence: UInt64
    /// The number of later events that declared something else.
    package internal(set) var laterCount = 0
  }

  /// The number of events, losses and checkpoints.
  package private(set) var itemCount = 0
  package private(set) var eventCount: UInt64 = 0
  /// Whether nothing is missing, so that the events alone determine the state.
  package private(set) var isWhole = true

  let changes: [Change]
  private(set) var appearances: [Appearance: Int] = [:]
  private(set) var formers: [Int: Former] = [:]
  private(set) var found: Set<Int> = []
  // The insertions of requests.
  private let requests: Set<Int>
  /// Where events are inserted.
  private(set) var places: [Int: Place] = [:]
  /// What the events refer to; only read where events are inserted.
  private(set) var handles: Set<Handle> = []
  private(set) var firstSequence: UInt64?
  private(set) var lastSequence: UInt64?
  private(set) var lastInstant = Instant.start
  /// Whether a state replaces missing events, before all others or between them.
  private(set) var goesOnFromState = false
  private var state: SceneState

  /// The number and time of an inserted event.
  struct Place: Hashable {
    var sequence: UInt64
    var instant: Instant
    /// The observations of what a request finds: they came before UIKit could carry it out.
    var observations: ClosedRange<UInt64>?
    private let begin: Instant
    private var isSettled = false

    init(sequence: UInt64, instant: Instant) {
      (self.sequence, self.instant, begin) = (sequence, instant, instant)
    }

    fileprivate mutating func pass(_ event: Event) {
      guard !isSettled else { return }
      // What is observed later has waited for the request.
      let isNear = event.instant.isWithin(Look.settlingMicroseconds, of: begin) ?? true
      isSettled = event.standing != .seen || !isNear
      guard !isSettled else { return }
      observations = (observations?.lowerBound ?? event.sequence)...event.sequence
      (sequence, instant) = (event.sequence + 1, event.instant)
    }
  }

  struct Appearance: Hashable {
    let name: NameID?
    let controller: ControllerID
  }

  /// The environment that the trace recorded last.
  package var environment: SessionState { state.session }

  package init(_ changes: [Change], from state: SceneState = SceneState()) {
    (self.changes, self.state) = (changes, state)
    requests = Set(changes.indices.filter { changes[$0].isRequest })
    addDescribed()
  }

  package mutating func apply(_ item: TraceItem, _ names: NameTable) {
    itemCount += 1
    switch item {
    case .event(let event): apply(event, names)
    case .loss: isWhole = false
    case .checkpoint:
      isWhole = false
      goesOnFromState = true
      state.apply(item)
      addDescribed()
    }
  }

  private mutating func apply(_ event: Event, _ names: NameTable) {
    if event.sequence != lastSequence.map({ $0 + 1 }) ?? 0 { isWhole = false }
    eventCount += 1
    firstSequence = firstSequence ?? event.sequence
    lastInstant = event.instant
    lastSequence = event.sequence
    for (index, change) in changes.enumerated() {
      switch change {
      case .set(let declaration): keep(event, declaration, index, names)
      case .drop(let numbers):
        if numbers.contains(event.sequence) { found.insert(index) }
      case .insert(let insertion):
        if insertion.place == event.sequence {
          places[index] = Place(sequence: insertion.place, instant: event.instant)
        }
        if requests.contains(index) { places[index]?.pass(event) }
        handles.formUnion(event.handles)
      }
    }
    state.apply(event)
    if case .controller(.controller(let controller, _, let name)) = event.kind {
      appearances[Appearance(name: name, controller: controller), default: 0] += 1
    }
  }

  /// The state of a trace without its beginning has controllers without describing events.
  private mutating func addDescribed() {
    for controller in state.controllers.described {
      let name = state.controllers[controller].name
      handles.insert(Handle(.controller, controller.rawValue))
      appearances[Appearance(name: name, controller: controller), default: 0] += 1
    }
    for window in state.windows.existing {
      handles.insert(Handle(.window, UInt16(window.rawValue)))
      handles.insert(Handle(.scene, UInt16(state.windows[window].scene.rawValue)))
    }
  }

  /// Records a declaration of the run that a change replaces.
  private mutating func keep(
    _ event: Event, _ declaration: Declaration, _ index: Int, _ names: NameTable
  ) {
    guard event.record.is(declaration.kind) else { return }
    if let target = declaration.target {
      let controller = ControllerID(number: event.record[0])
      guard let controller,
        target.matches(controller, state.controllers[controller].name.flatMap { names[$0] })
      else { return }
    }
    let numbers =
      declaration.entries == nil
      ? declaration.edits.map { event.record[$0.index] } : [event.record[0]]
    guard let former = formers[index] else {
      formers[index] = Former(numbers: numbers, sequence: event.sequence)
      return
    }
    if declaration.entries != nil {
      formers[index]?.numbers += numbers
    } else if former.numbers != numbers {
      formers[index]?.laterCount += 1
    }
  }
}

extension Declaration.Target {
  func matches(_ controller: ControllerID, _ name: String?) -> Bool {
    if let meant = self.controller, meant != controller { return false }
    return self.name == nil || self.name == name
  }
}
