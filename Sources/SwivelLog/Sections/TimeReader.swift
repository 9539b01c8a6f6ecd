import SwivelModel

/// Reads the times of a section's events, and numbers them.
///
/// Safe: there are as many lengths as events. The bits are checked at the end of a batch: an event
/// takes less than eight bytes of them, and a buffer has that much slack for each.
struct TimeReader {
  /// The byte of each gap, from the next one on.
  private(set) var lengths: UnsafeRawPointer
  /// The time of the last event.
  private(set) var instant: UInt64
  /// The next event's number.
  private(set) var sequence: UInt64
  /// The bits of the gaps, and the position of the next one.
  let mantissas: ByteCursor
  private(set) var place: Int
  private let end: Int
  private let firstSequence: UInt64

  init(_ lengths: ByteCursor, gaps mantissas: ByteCursor, first: EventsDecoder.Head) {
    (self.lengths, self.mantissas) = (lengths.address, mantissas)
    (instant, sequence) = (first.firstInstant, first.firstSequence)
    (place, end) = (mantissas.position * 8, mantissas.end * 8)
    firstSequence = first.firstSequence
  }

  /// The time of an event after a gap.
  @inline(__always)
  static func instant(_ last: UInt64, behind gap: UInt64) -> UInt64 {
    // Both are below 2^63, so that the sum does not overflow.
    min(last &+ gap, UInt64(Int64.max))
  }

  /// Advances past events whose times were read.
  @inline(__always)
  mutating func pass(_ eventCount: Int, instant: UInt64, place: Int) {
    lengths += eventCount
    sequence &+= UInt64(eventCount)
    (self.instant, self.place) = (instant, place)
  }

  /// Reads the next event's gap in full, whatever its coding.
  mutating func read(
    _ gaps: borrowing GapTable, into event: UnsafeMutablePointer<Event>
  ) throws(BlockDamage) {
    let (highest, count) = try find(gaps, event.pointee.record.code)
    guard count <= end - place else { throw .endsEarly(at: mantissas.end) }
    let bits = mantissas.bits(at: place, count: count) & (1 << UInt64(count) - 1)
    let instant = Self.instant(instant, behind: highest | bits)
    event.pointee.instant = Instant(rawValue: instant)
    event.pointee.sequence = sequence
    pass(1, instant: instant, place: place + count)
  }

  /// Computes the coding of the next gap of a kind.
  ///
  /// - Returns: Whether that was unknown, and is known now.
  func learn(_ gaps: borrowing GapTable, _ code: UInt8) throws(BlockDamage) -> Bool {
    let byte = lengths.load(as: UInt8.self)
    guard !gaps[code, byte].isKnown else { return false }
    _ = try find(gaps, code)
    return gaps[code, byte].isKnown
  }

  private func find(
    _ gaps: borrowing GapTable, _ code: UInt8
  ) throws(BlockDamage) -> (highest: UInt64, bitCount: Int) {
    guard let gap = gaps.find(code, lengths.load(as: UInt8.self)) else {
      throw .gap(event: Int(sequence - firstSequence))
    }
    return gap
  }

  /// Checks that no more bits were read than exist.
  func checkBatch() throws(BlockDamage) {
    guard place <= end else { throw .endsEarly(at: mantissas.end) }
  }

  /// Checks that there are no more gaps.
  func checkEnd() throws(BlockDamage) {
    guard end - place < 8 else { throw .tooLong(at: (place + 7) / 8) }
  }
}
