import SwivelModel

extension LogWriter.Core {
  @inline(__always)
  mutating func append(_ event: Event, vocabulary: Vocabulary) throws(LogError) {
    // Most events follow the last one without a gap and need no new definitions.
    guard vocabulary.newerKinds.isEmpty,
      encoder.appendUsual(event, number: nextSequence, after: lastInstant)
    else { return try appendWithCare(event, vocabulary) }
    follow(event)
  }

  /// Appends events with the same result as one by one.
  mutating func append(
    contentsOf events: UnsafeBufferPointer<Event>, vocabulary: Vocabulary
  ) throws(LogError) {
    let mayBeUsual = vocabulary.newerKinds.isEmpty
    var place = 0
    while place < events.count {
      let rest = UnsafeBufferPointer(rebasing: events[place...])
      let count =
        mayBeUsual ? encoder.appendUsual(rest, number: nextSequence, after: lastInstant) : 0
      follow(UnsafeBufferPointer(rebasing: rest[..<count]))
      place += count
      guard place < events.count else { return }
      try appendWithCare(events[place], vocabulary)
      place += 1
    }
  }

  @inline(never)
  private mutating func appendWithCare(
    _ event: Event, _ vocabulary: Vocabulary
  ) throws(LogError) {
    try check(event)
    if isCheckpointDue { try seal() }
    let isDense = event.sequence == nextSequence && encoder.eventCount < maximumEventCount
    if !isDense || !encoder.hasRoom(definitions: 0) || !encoder.fits(event.record) { try seal() }

    let code = event.record.code
    if isDefined(code, vocabulary) {
      add(event, controllers: shapes[Int(code)].controllers)
    } else {
      let shape = vocabulary.newerKinds[code].map(KindShape.init) ?? shapes[Int(code)]
      var named = event
      named.record = try define(event.record, shape, vocabulary)
      add(named, controllers: shape.controllers)
    }
  }

  /// Whether the log has all definitions that records of a kind need.
  private func isDefined(_ code: UInt8, _ vocabulary: Vocabulary) -> Bool {
    guard !glossary.described.lacks(code: code) else { return false }
    return vocabulary.newerKinds.isEmpty && shapes[Int(code)].names == 0
  }

  /// Appends an event with the log's own name indexes, as readers see it.
  private mutating func add(_ event: Event, controllers: UInt8) {
    encoder.append(
      event, gap: event.instant.rawValue - lastInstant.rawValue, controllers: controllers,
      isUsual: shapes[Int(event.record.code)].names == 0)
    noteGap(before: event.sequence)
    follow(event)
    encoder.open(forUsual: usualLeft)
  }

  /// Advances past an event that was appended.
  @inline(__always)
  private mutating func follow(_ event: Event) {
    nextSequence = event.sequence &+ 1
    lastInstant = event.instant
    if isFollowed { notifySource(of: event) }
  }

  private mutating func follow(_ events: UnsafeBufferPointer<Event>) {
    guard let last = events.last else { return }
    nextSequence = last.sequence &+ 1
    lastInstant = last.instant
    if isFollowed { for event in events { notifySource(of: event) } }
  }

  // Separate from the fast path, which it would slow down.
  @inline(never)
  private mutating func notifySource(of event: Event) {
    source?.apply(event)
  }

  /// The number of events that may follow before anything else is due.
  private var usualLeft: Int {
    let left = min(
      isFollowed ? cadence.left(at: nextSequence) : .max,
      Event.latestSequence - min(nextSequence, Event.latestSequence))
    return min(Int(clamping: left), maximumEventCount - encoder.eventCount)
  }

  @inline(__always)
  private func check(_ event: Event) throws(LogError) {
    if let failure { throw failure }
    guard (1...127).contains(event.record.code), event.sequence <= Event.latestSequence,
      event.instant <= .latest
    else { throw .unstorable(sequence: event.sequence) }
    guard event.sequence >= nextSequence, event.instant >= lastInstant else {
      throw .outOfOrder(sequence: event.sequence)
    }
  }
}
