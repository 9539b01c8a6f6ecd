internal import SwivelModel

/// Reads when the events of a section happened, and numbers them.
///
/// Safe: nothing is checked against the end before the end of a batch. An event takes less than eight
/// bytes, and as many as that lie behind a buffer for each.
struct TimeReader {
  private var lengths: ByteCursor
  private let mantissas: ByteCursor
  private var sequence: UInt64
  private var instant: UInt64
  // Among the gaps' bits: the next one, and the end.
  private var place: Int
  private let end: Int

  init(_ lengths: ByteCursor, gaps mantissas: ByteCursor, first: EventsDecoder.Head) {
    (self.lengths, self.mantissas) = (lengths, mantissas)
    (sequence, instant) = (first.firstSequence, first.firstInstant)
    (place, end) = (mantissas.position * 8, mantissas.end * 8)
  }

  /// Adds what is missing to the next events, at most a batch, whose kinds are known.
  @inline(never)
  mutating func read(
    _ table: borrowing GapTable, into events: UnsafeMutableBufferPointer<Event>, at start: Int
  ) throws(BlockDamage) {
    precondition(events.count <= KindTable.batchCount, "\(events.count) events are no batch")
    let latest = Instant.latest.rawValue
    // In registers, for what the caller holds lies in memory.
    var (instant, place) = (instant, place)
    for index in events.indices {
      let (code, byte) = (events[index].record.code, lengths.byte(at: index))
      let entry = table[code, byte]
      var gap: UInt64
      if entry.isKnown {
        gap = entry.highest | table.lowest(entry.bitCount, of: mantissas.fewBits(at: place))
        place &+= Int(truncatingIfNeeded: entry.bitCount)
      } else {
        let found = try find(table, code, byte, of: start &+ index)
        gap = try found.highest | bits(found.bitCount, at: place)
        place += found.bitCount
      }
      // Both are below 2^63, so that the sum is a number.
      instant = min(instant &+ gap, latest)
      events[index].instant = Instant(rawValue: instant)
      events[index].sequence = sequence &+ UInt64(truncatingIfNeeded: index)
    }
    guard place <= end else { throw .endsEarly(at: mantissas.end) }
    (self.instant, self.place) = (instant, place)
    sequence &+= UInt64(events.count)
    lengths.skip(events.count)
  }

  /// A gap of a form that did not occur before.
  @inline(never)
  private func find(
    _ table: borrowing GapTable, _ code: UInt8, _ byte: UInt8, of event: Int
  ) throws(BlockDamage) -> (highest: UInt64, bitCount: Int) {
    guard let gap = table.find(code, byte) else { throw .gap(event: event) }
    return gap
  }

  @inline(never)
  private func bits(_ count: Int, at place: Int) throws(BlockDamage) -> UInt64 {
    guard count <= end - place else { throw .endsEarly(at: mantissas.end) }
    return mantissas.bits(at: place, count: count) & (1 << UInt64(count) - 1)
  }

  /// Checks that there are no more gaps.
  func checkEnd() throws(BlockDamage) {
    guard end - place < 8 else { throw .tooLong(at: (place + 7) / 8) }
  }
}
