import SwivelModel

extension LogWriter.Core {
  mutating func append(_ event: Event, vocabulary: Vocabulary) throws(LogError) {
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

  private func check(_ event: Event) throws(LogError) {
    if let failure { throw failure }
    guard (1...127).contains(event.record.code), event.sequence <= Event.latestSequence else {
      throw .unstorable(sequence: event.sequence)
    }
    guard event.sequence >= nextSequence, event.instant >= lastInstant else {
      throw .outOfOrder(sequence: event.sequence)
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
      event, gap: event.instant.rawValue - lastInstant.rawValue, controllers: controllers)
    noteGap(before: event.sequence)
    nextSequence = event.sequence + 1
    lastInstant = event.instant
    if isFollowed { source?.apply(event) }
  }
}
