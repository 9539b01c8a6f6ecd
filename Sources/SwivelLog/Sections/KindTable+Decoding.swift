import SwivelModel

extension KindTable {
  /// The position in a section's events.
  struct Place {
    var controls: ByteCursor
    var times: TimeReader
    var recent: RecentControllers
    /// The number of pending controller look-ups.
    var roamingCount = 0
  }

  /// Reads up to a batch of events.
  ///
  /// Controllers are looked up afterwards, for all events at once: the number of controllers in an
  /// event is unpredictable, and this avoids the branches.
  func decode(
    _ place: inout Place, _ gaps: borrowing GapTable,
    into events: UnsafeMutableBufferPointer<Event>
  ) throws(BlockDamage) {
    precondition(events.count <= Self.batchCount, "\(events.count) events are no batch")
    var rest = events[...]
    while true {
      let count = decodeQuickly(&place, gaps, into: UnsafeMutableBufferPointer(rebasing: rest))
      rest = rest.dropFirst(count)
      guard let event = UnsafeMutableBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty
      else { break }
      guard try !learn(&place, gaps) else { continue }
      try decodeApart(&place, gaps, into: event)
      rest = rest.dropFirst()
    }
    guard place.controls.byteCountLeft >= 0 else { throw .endsEarly(at: place.controls.end) }
    try place.times.checkBatch()
    resolve(&place)
  }

  /// Reads common events, up to the first uncommon one, and returns how many.
  ///
  /// Kinds and times are read in one loop: the position of the next event's control depends on this
  /// one's, and everything else is computed in the meantime. The state just fits into the
  /// registers.
  ///
  /// Safe: there are as many lengths as events. Controls and bits of gaps are not checked against
  /// their ends: an event takes less than eight bytes of each, and a buffer has that much slack for
  /// each event of a batch. The same holds for the controller look-ups.
  @inline(never)
  private func decodeQuickly(
    _ place: inout Place, _ gaps: borrowing GapTable,
    into events: UnsafeMutableBufferPointer<Event>
  ) -> Int {
    guard var event = events.baseAddress else { return 0 }
    let (lengths, mantissas) = (place.times.lengths, place.times.mantissas)
    let (first, sequence) = (place.controls.address, place.times.sequence)
    // Local copies stay in registers.
    var (next, roamingEnd) = (first, roaming + place.roamingCount)
    var (instant, bit, index) = (place.times.instant, place.times.place, 0)
    while index < events.count {
      let word = UInt64(littleEndian: next.loadUnaligned(as: UInt64.self))
      let code = UInt8(truncatingIfNeeded: word & 0x7F)
      let tokens = tokens(word)
      let gap = gaps[code, lengths.load(fromByteOffset: index, as: UInt8.self)]
      guard tokens & ControlByte.unpackable == 0, gap.isKnown else { break }
      let control = Int(truncatingIfNeeded: word & 0xFF)
      next += Int(self.lengths[control])
      packed[Int(code)] = tokens
      let byte = bytes + control
      event.pointee.record = Record(code: code, count: byte.pointee.count, bytes: tokens)
      note(byte, of: event, &roamingEnd)
      let bits = gaps.lowest(gap.bitCount, of: mantissas.fewBits(at: bit))
      bit &+= Int(truncatingIfNeeded: gap.bitCount)
      // Below 2^64, because no gaps in this table add up to more in a batch.
      instant &+= gap.highest | bits
      event.pointee.instant = Instant(rawValue: instant)
      event.pointee.sequence = sequence &+ UInt64(truncatingIfNeeded: index)
      event += 1
      index &+= 1
    }
    if instant > Instant.latest.rawValue { instant = limit(events[..<index]) }
    place.controls.advance(next - first)
    place.times.pass(index, instant: instant, place: bit)
    place.roamingCount = roamingEnd - roaming
    return index
  }

  /// Clamps instants that are too late to the latest one.
  @inline(never)
  private func limit(_ events: Slice<UnsafeMutableBufferPointer<Event>>) -> UInt64 {
    for index in events.indices {
      events.base[index].instant = min(events.base[index].instant, .latest)
    }
    return Instant.latest.rawValue
  }

  /// An event's tokens, if they fit, from its control byte and the seven bytes after it.
  @inline(__always)
  private func tokens(_ word: UInt64) -> UInt64 {
    let byte = bytes + Int(truncatingIfNeeded: word & 0xFF)
    return word &>> 8 & byte.pointee.given
      | packed[Int(truncatingIfNeeded: word & 0x7F)] & byte.pointee.kept
  }

  /// Notes where an event has controllers: two entries, of which only those that exist are counted.
  @inline(__always)
  private func note(
    _ byte: UnsafePointer<ControlByte>, of event: UnsafeMutablePointer<Event>,
    _ end: inout UnsafeMutablePointer<UnsafeMutableRawPointer>
  ) {
    let numbers = UnsafeMutableRawPointer(event) + Event.numbersOffset
    end[0] = numbers + Int(byte.pointee.first.index) &* 4
    end[1] = numbers + Int(byte.pointee.second.index) &* 4
    end += Int(byte.pointee.roamingCount)
  }

  /// Looks up the controllers that were noted.
  private func resolve(_ place: inout Place) {
    place.recent.resolve(UnsafeBufferPointer(start: roaming, count: place.roamingCount))
    place.roamingCount = 0
  }
}

// MARK: - Uncommon events

extension KindTable {
  /// Computes the coding of the next gap, if only this makes the event uncommon.
  private func learn(
    _ place: inout Place, _ gaps: borrowing GapTable
  ) throws(BlockDamage) -> Bool {
    let word = place.controls.word()
    guard tokens(word) & ControlByte.unpackable == 0 else { return false }
    return try place.times.learn(gaps, UInt8(truncatingIfNeeded: word & 0x7F))
  }

  /// Reads an event whose tokens or gap do not fit or are damaged.
  private func decodeApart(
    _ place: inout Place, _ gaps: borrowing GapTable, into event: UnsafeMutablePointer<Event>
  ) throws(BlockDamage) {
    resolve(&place)
    event.pointee.record = try decodeApart(&place.controls, &place.recent)
    try place.times.read(gaps, into: event)
  }

  /// Reads an event's control number by number, if its tokens do not fit or are damaged.
  @inline(never)
  private func decodeApart(
    _ controls: inout ByteCursor, _ recent: inout RecentControllers
  ) throws(BlockDamage) -> Record {
    let control = try controls.byte()
    let code = control & 0x7F
    let byte = self[code]
    guard byte.isUsed else { throw .kind(code: code, at: controls.position - 1) }
    let tokens = unpack(code)
    if control > 0x7F {
      for index in 0..<Int(byte.count) { tokens[index] = try controls.token(byte, index) }
      pack(code)
    }
    var record = Record(code: code)
    for index in 0..<Int(byte.count) {
      let isController = byte.controllers >> UInt8(index) & 1 == 1
      record.append(
        isController
          ? recent.controller(ofToken: tokens[index])
          : UInt32(truncatingIfNeeded: tokens[index]))
    }
    return record
  }

  /// Packs the tokens of a kind's last event, if they fit.
  func pack(_ code: UInt8) {
    let tokens = tokens + Int(code) * Self.stride
    var (packed, all) = (UInt64(0), UInt64(0))
    for index in 0..<Int(self[code].count) {
      packed |= tokens[index] << UInt64(index * 8)
      all |= tokens[index]
    }
    self.packed[Int(code)] = all <= 0x7F && self[code].isPackable ? packed : ControlByte.unpacked
  }
}

extension ByteCursor {
  fileprivate mutating func token(
    _ kind: ControlByte, _ index: Int
  ) throws(BlockDamage) -> UInt64 {
    let place = position
    let token = try variable()
    // A controller's tokens count from 16.
    let isController = kind.controllers >> UInt8(index) & 1 == 1
    let most = UInt64(UInt32.max) + (isController ? UInt64(RecentControllers.count) : 0)
    guard token <= most else { throw .number(at: place) }
    return token
  }
}
