import SwivelModel

/// Makes events of facts: gives them numbers and times, and handles to those who are named.
struct EventComposer: Sendable {
  /// The words of the events.
  var vocabulary = Vocabulary()
  /// The facts that are recorded before the first event.
  var preamble: [Event.Kind] = []
  /// The events that were composed and not yet taken.
  private var items: [TraceItem] = []
  /// The number of the next event.
  private(set) var nextSequence: UInt64 = 0
  private(set) var lastInstant = Instant.start
  /// The moment of the world's clock at which the log's time is 0; `nil` before the first that is
  /// known.
  private(set) var origin: WallTime?
  /// The first moment that is known.
  private(set) var start: WallTime?
  private var controllers: [String: ControllerID] = [:]

  /// What was composed since the last time.
  mutating func takeItems() -> [TraceItem] {
    defer { items.removeAll(keepingCapacity: true) }
    return items
  }

  /// Goes on at a moment; without one, or if it lies before the last, at the time that it is.
  mutating func move(to time: WallTime?) {
    guard let time else { return }
    start = start ?? time
    let origin = origin ?? time
    self.origin = origin
    guard time > origin else { return }
    lastInstant = max(lastInstant, min(Instant(rawValue: origin.distance(to: time)), .latest))
  }

  /// Goes on so many microseconds later.
  mutating func pass(_ microseconds: UInt64) {
    let (sum, isTooLarge) = lastInstant.rawValue.addingReportingOverflow(microseconds)
    lastInstant = isTooLarge ? .latest : min(Instant(rawValue: sum), .latest)
  }

  /// Begins a run of its own, whose clock need not follow that of the one before.
  mutating func beginRun(at time: WallTime?) {
    guard let time, let origin else { return }
    let now = origin.rawValue + Int64(clamping: lastInstant.rawValue)
    guard time.rawValue < now else { return }
    // A run that is older follows the other without a gap.
    self.origin = WallTime(rawValue: time.rawValue - Int64(clamping: lastInstant.rawValue))
  }

  /// Adds an event.
  @discardableResult
  mutating func add(_ kind: Event.Kind) -> UInt64 {
    add(kind.record)
  }

  /// Adds an event as it is stored.
  @discardableResult
  mutating func add(_ record: Record) -> UInt64 {
    tellPreamble()
    let sequence = nextSequence
    items.append(
      .event(Event(sequence: sequence, instant: lastInstant, record: record)))
    nextSequence += 1
    return sequence
  }

  /// Records the facts that come before the first event, once.
  mutating func tellPreamble() {
    guard !preamble.isEmpty else { return }
    let kinds = preamble
    preamble = []
    for kind in kinds { add(kind) }
  }

  /// Tells of events that are missing.
  mutating func add(_ loss: Loss) {
    tellPreamble()
    items.append(.loss(loss))
    // A loss that leaves no numbers for what follows is not to be believed.
    let next = nextSequence.addingClamped(loss.count)
    if next <= Event.latestSequence / 2 { nextSequence = next }
  }

  /// Adds a note; `false`, adding nothing, when there is no room for its words.
  mutating func add(note text: String) -> Bool {
    guard let name = vocabulary.names.intern(text) else { return false }
    add(.remark(.note(name)))
    return true
  }

  /// The handle of a controller that is known by its type; it is described when it is first named.
  ///
  /// - Returns: `nil` when there are no handles or no words left.
  mutating func controller(named name: String) -> ControllerID? {
    if let known = controllers[name] { return known }
    guard let handle = UInt16(exactly: controllers.count),
      let id = vocabulary.names.intern(name)
    else { return nil }
    let controller = ControllerID(rawValue: handle)
    controllers[name] = controller
    add(
      .controller(
        .described(controller: controller, kind: ControllerKind(className: name), name: id)))
    return controller
  }
}
