package import SwivelModel

/// What a trace holds, as far as changes depend on it: who there is, and which events.
package struct Survey {
  /// What a declaration takes the place of.
  package struct Former: Hashable, Sendable {
    /// The values of the fields that are replaced; for a fact told entry by entry, its entries.
    package internal(set) var numbers: [UInt32]
    /// The event that declared it first.
    package let sequence: UInt64
    /// How many events declared something else later.
    package internal(set) var laterCount = 0
  }

  /// How many events, losses and checkpoints there are.
  package private(set) var itemCount = 0
  /// How many events there are.
  package private(set) var eventCount: UInt64 = 0
  /// Whether nothing is missing, so that the events alone give the state.
  package private(set) var isWhole = true

  let changes: [Change]
  private(set) var appearances: [Appearance: Int] = [:]
  private(set) var formers: [Int: Former] = [:]
  private(set) var found: Set<Int> = []
  private(set) var firstSequence: UInt64?
  private(set) var lastSequence: UInt64?
  /// Whether a state takes the place of events that are missing, in front of all others or between
  /// them.
  private(set) var goesOnFromState = false
  private var state: SceneState

  /// A controller by its name and handle.
  struct Appearance: Hashable {
    let name: NameID?
    let controller: ControllerID
  }

  /// What the trace told last of what the app runs on.
  package var environment: SessionState { state.session }

  /// Makes a survey for some changes, of a trace from its beginning or from a state on.
  package init(_ changes: [Change], from state: SceneState = SceneState()) {
    (self.changes, self.state) = (changes, state)
    addDescribed()
  }

  /// Applies the next entry of the trace, with the names that it has so far.
  package mutating func look(at item: TraceItem, _ names: NameTable) {
    itemCount += 1
    switch item {
    case .event(let event): look(at: event, names)
    case .loss: isWhole = false
    case .checkpoint:
      isWhole = false
      goesOnFromState = true
      state.apply(item)
      addDescribed()
    }
  }

  private mutating func look(at event: Event, _ names: NameTable) {
    if event.sequence != lastSequence.map({ $0 + 1 }) ?? 0 { isWhole = false }
    eventCount += 1
    firstSequence = firstSequence ?? event.sequence
    lastSequence = event.sequence
    for (index, change) in changes.enumerated() {
      switch change {
      case .set(let declaration): note(event, declaration, index, names)
      case .drop(let numbers):
        if numbers.contains(event.sequence) { found.insert(index) }
      case .insert(let insertion):
        if insertion.place == event.sequence { found.insert(index) }
      }
    }
    state.apply(event)
    if case .controller(.described(let controller, _, let name)) = event.kind {
      appearances[Appearance(name: name, controller: controller), default: 0] += 1
    }
  }

  /// The state of a trace that begins late has controllers that no event of it described.
  private mutating func addDescribed() {
    for controller in state.controllers.described {
      let name = state.controllers[controller].name
      appearances[Appearance(name: name, controller: controller), default: 0] += 1
    }
  }

  /// Takes note of a declaration of the run that one of the changes replaces.
  private mutating func note(
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
  /// Whether a controller is meant.
  func matches(_ controller: ControllerID, _ name: String?) -> Bool {
    if let meant = self.controller, meant != controller { return false }
    return self.name == nil || self.name == name
  }
}
