import SwivelModel

extension EventsDecoder {
  /// The position in a section's events.
  struct Place {
    var controls: ByteCursor
    /// The offset of the byte of the next gap; there are as many as events.
    var gap: Int
    /// The number of the next bit of the gaps, counted from the start of the section.
    var bit: Int
    let bitEnd: Int
    var instant: UInt64
    var index = 0
    let head: Head

    init(_ head: Head, controls: ByteCursor, gaps: ByteCursor, bits: ByteCursor) {
      (self.head, self.controls, gap, instant) = (head, controls, gaps.position, head.firstInstant)
      (bit, bitEnd) = (bits.position * 8, bits.end * 8)
    }

    /// The next event's number.
    var sequence: UInt64 { head.firstSequence &+ UInt64(index) }

    /// Advances past events.
    mutating func advance(_ eventCount: Int, instant: UInt64, bit: Int) {
      (self.instant, self.bit) = (instant, bit)
      gap += eventCount
      index += eventCount
    }
  }

  /// Reads the events of a section.
  mutating func readEvents(
    _ place: inout Place, into events: inout ContiguousArray<Event>
  ) throws(BlockDamage) {
    while place.index < place.head.eventCount {
      let (count, controllerCount) = readBatch(&place)
      kinds.recent.resolve(batchControllers, count: controllerCount, in: &batch)
      batch.append(first: count, to: &events)
      guard count < Self.batchCount, place.index < place.head.eventCount else { continue }
      events.append(try readApart(&place))
    }
    guard place.controls.byteCountLeft == 0 else {
      throw place.controls.byteCountLeft < 0
        ? .endsEarly(at: place.controls.end) : .tooLong(at: place.controls.position)
    }
    guard place.bit <= place.bitEnd else { throw .endsEarly(at: place.bitEnd / 8) }
    guard place.bitEnd - place.bit < 8 else { throw .tooLong(at: (place.bit + 7) / 8) }
  }

  /// Reads common events into the batch, up to the first uncommon one, with tokens in place of
  /// controllers; returns the number of events and of those tokens.
  ///
  /// The tokens are noted, because a branch on their number would be unpredictable. This reads a
  /// word of the controls and of the bits for each event, which may be beyond their ends, and stops
  /// at the end of the array; the caller checks the ends.
  private mutating func readBatch(_ place: inout Place) -> (count: Int, controllerCount: Int) {
    let bytes = place.controls.bytes
    let (lastWord, end) = (bytes.count - 8, min(place.controls.end, bytes.count - 7))
    let bitEnd = min(place.bitEnd, lastWord * 8 + 7)
    let (gaps, sequence) = (place.gap, place.sequence)
    let limit = min(Self.batchCount, place.head.eventCount - place.index)
    // Local copies stay in registers.
    var (position, bit, instant) = (place.controls.position, place.bit, place.instant)
    var (count, controllerCount) = (0, 0)
    while count < limit, position < end, bit <= bitEnd {
      let word = bytes.word(at: position)
      let control = kinds.controls[Int(truncatingIfNeeded: word & 0xFF)]
      let code = UInt8(truncatingIfNeeded: word & 0x7F)
      let tokens = word &>> 8 & control.given | kinds.packed[Int(code)] & control.kept
      guard tokens & KindTable.unpackable == 0,
        let gap = scales[Int(code)].gap(bytes[gaps &+ count]), gap.bitCount <= 57
      else { break }
      position &+= Int(control.length)
      kinds.packed[Int(code)] = tokens
      instant = Self.instant(
        instant, after: gap, bytes.word(at: bit &>> 3) &>> UInt64(truncatingIfNeeded: bit & 7))
      bit &+= gap.bitCount
      batch[count] = Event(
        sequence: sequence &+ UInt64(truncatingIfNeeded: count),
        instant: Instant(rawValue: instant),
        record: Record(code: code, count: control.count, bytes: tokens))
      // Both are written, and only those that exist are counted.
      let entry = UInt16(truncatingIfNeeded: count &<< 3)
      batchControllers[controllerCount] = entry | UInt16(control.first)
      batchControllers[controllerCount &+ 1] = entry | UInt16(control.second)
      controllerCount &+= Int(control.packedControllerCount)
      count &+= 1
    }
    place.controls.skip(to: position)
    place.advance(count, instant: instant, bit: bit)
    return (count, controllerCount)
  }

  /// The time after a gap, given its highest bits and a word that begins with the lowest.
  private static func instant(
    _ last: UInt64, after gap: (highest: UInt64, bitCount: Int), _ bits: UInt64
  ) -> UInt64 {
    let lowest = bits & (1 &<< UInt64(truncatingIfNeeded: gap.bitCount) &- 1)
    // Both are below 2^63, so that the sum does not overflow.
    return min(last &+ (gap.highest | lowest), Instant.latest.rawValue)
  }
}

// MARK: - Uncommon events

extension EventsDecoder {
  /// Reads an event number by number.
  private mutating func readApart(_ place: inout Place) throws(BlockDamage) -> Event {
    guard place.controls.byteCountLeft > 0 else { throw .endsEarly(at: place.controls.end) }
    let record = try readRecord(&place.controls)
    guard let gap = scales[Int(record.code)].gap(place.controls.bytes[place.gap]) else {
      throw .gap(event: place.index)
    }
    guard gap.bitCount <= place.bitEnd - place.bit else {
      throw .endsEarly(at: place.bitEnd / 8)
    }
    var bits: UInt64 = 0
    for number in 0..<gap.bitCount {
      let bit = place.bit + number
      bits |= UInt64(place.controls.bytes[bit >> 3] >> UInt8(bit & 7) & 1) << UInt64(number)
    }
    let instant = Self.instant(place.instant, after: gap, bits)
    defer { place.advance(1, instant: instant, bit: place.bit + gap.bitCount) }
    return Event(
      sequence: place.sequence, instant: Instant(rawValue: instant), record: record)
  }

  private mutating func readRecord(_ cursor: inout ByteCursor) throws(BlockDamage) -> Record {
    let control = try cursor.byte()
    let code = control & 0x7F
    let kind = kinds[code]
    guard kind.isUsed else { throw .kind(code: code, at: cursor.position - 1) }
    var tokens = kinds.tokens(code)
    if control > 0x7F {
      for index in 0..<Int(kind.count) { tokens[index] = try cursor.token(kind, index) }
      kinds.keep(tokens, code)
    }
    var record = Record(code: code)
    for index in 0..<Int(kind.count) {
      record.append(
        kind.isController(index)
          ? kinds.recent.controller(ofToken: tokens[index])
          : UInt32(truncatingIfNeeded: tokens[index]))
    }
    return record
  }
}

extension ByteCursor {
  fileprivate mutating func token(
    _ kind: ControlByte, _ index: Int
  ) throws(BlockDamage) -> UInt64 {
    let place = position
    let token = try variable()
    // A controller's tokens count from 16.
    let most =
      UInt64(UInt32.max) + (kind.isController(index) ? UInt64(RecentControllers.count) : 0)
    guard token <= most else { throw .number(at: place) }
    return token
  }
}
