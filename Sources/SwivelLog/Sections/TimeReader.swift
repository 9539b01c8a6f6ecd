internal import SwivelModel

/// Reads when the events of a section happened, and numbers them.
///
/// Safe: codes are below 128, as many as there are scales, and a buffer's places are all that it has.
struct TimeReader {
  private var lengths: ByteCursor
  private let gaps: ByteCursor
  private let scales: ContiguousArray<GapScale>
  private var sequence: UInt64
  private var instant: UInt64
  // Among the gaps, counted in bits: the next one, and the end.
  private var place: Int
  private let end: Int

  init(
    _ lengths: ByteCursor, gaps: ByteCursor, _ scales: ContiguousArray<GapScale>,
    first: EventsDecoder.Head
  ) {
    (self.lengths, self.gaps, self.scales) = (lengths, gaps, scales)
    (sequence, instant) = (first.firstSequence, first.firstInstant)
    (place, end) = (gaps.position * 8, gaps.end * 8)
  }

  /// Adds what is missing to the next events, whose kinds are known.
  @inline(never)
  mutating func read(
    into events: UnsafeMutableBufferPointer<Event>, at start: Int
  ) throws(BlockDamage) {
    let latest = Instant.latest.rawValue
    // In registers, for what the caller holds lies in memory.
    var copy = self
    for index in events.indices {
      let scale = copy.scales[Int(events[index].record.code & 0x7F)]
      let gap = try copy.gap(copy.lengths.byte(at: index), scale, of: start &+ index)
      // Both are below 2^63, so that the sum is a number.
      copy.instant = min(copy.instant &+ gap, latest)
      events[index].instant = Instant(rawValue: copy.instant)
      events[index].sequence = sequence &+ UInt64(truncatingIfNeeded: index)
    }
    self = copy
    sequence &+= UInt64(events.count)
    lengths.skip(events.count)
  }

  @inline(__always)
  private mutating func gap(
    _ byte: UInt8, _ scale: GapScale, of event: Int
  ) throws(BlockDamage) -> UInt64 {
    guard let (highest, count) = scale.gap(byte) else { throw .gap(event: event) }
    guard count <= end &- place else { throw .endsEarly(at: gaps.end) }
    let bits = gaps.bits(at: place, count: count) & (1 &<< UInt64(count) &- 1)
    place &+= count
    return highest | bits
  }

  /// Checks that there are no more gaps.
  func checkEnd() throws(BlockDamage) {
    guard end - place < 8 else { throw .tooLong(at: (place + 7) / 8) }
  }
}
