import SwivelModel

/// Reads when the events of a section happened, and numbers them.
///
/// Safe: there are as many lengths as events. Whether there are as many bits is not looked for
/// before the end of a batch: an event takes less than eight bytes of them, and as many as that lie
/// behind a buffer for each.
struct TimeReader {
  /// The byte in front of each gap, from the next one on.
  private(set) var lengths: UnsafeRawPointer
  /// When the last event happened.
  private(set) var instant: UInt64
  /// The next event's number.
  private(set) var sequence: UInt64
  /// What the gaps are made of, and which bit of it comes next.
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

  /// When an event happens behind a gap.
  @inline(__always)
  static func instant(_ last: UInt64, behind gap: UInt64) -> UInt64 {
    // Both are below 2^63, so that the sum is a number.
    min(last &+ gap, UInt64(Int64.max))
  }

  /// Goes on behind events whose times were read.
  @inline(__always)
  mutating func pass(_ eventCount: Int, instant: UInt64, place: Int) {
    lengths += eventCount
    sequence &+= UInt64(eventCount)
    (self.instant, self.place) = (instant, place)
  }

  /// Adds what is missing to the next event, whatever its gap is like.
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

  /// Finds out what the next gap is like, of an event of a kind.
  ///
  /// - Returns: Whether that was not known, and is from now on.
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

  /// Checks that no more bits were read than there are.
  func checkBatch() throws(BlockDamage) {
    guard place <= end else { throw .endsEarly(at: mantissas.end) }
  }

  /// Checks that there are no more gaps.
  func checkEnd() throws(BlockDamage) {
    guard end - place < 8 else { throw .tooLong(at: (place + 7) / 8) }
  }
}
