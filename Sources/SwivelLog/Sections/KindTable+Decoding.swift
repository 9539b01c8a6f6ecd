internal import SwivelModel

extension KindTable {
  /// Reads the records of some events, at most a batch.
  ///
  /// Controllers are looked up afterwards, for all events at once. How many an event has is hard to
  /// foresee, and for each of three the processor would have to guess; here it need not.
  ///
  /// Safe: nothing is checked against the end before the end of a batch. An event takes seven bytes
  /// at most, and as many as that lie behind a buffer.
  @inline(never)
  func decode(
    _ controls: inout ByteCursor, _ recent: inout RecentControllers,
    into events: UnsafeMutableBufferPointer<Event>
  ) throws(BlockDamage) {
    precondition(events.count <= Self.batchCount, "\(events.count) events are no batch")
    guard let first = events.baseAddress else { return }
    let start = UnsafeMutableRawPointer(first)
    // In registers, for what is passed on by address lies in memory.
    var next = controls
    // Counted in bytes, as the places of controllers are.
    var offset = 0
    let end = events.count &* MemoryLayout<Event>.stride
    var roamingCount = 0
    while offset < end {
      let event = (start + offset).assumingMemoryBound(to: Event.self)
      let word = next.word()
      let code = Int(truncatingIfNeeded: word & 0x7F)
      let byte = bytes + Int(truncatingIfNeeded: word & 0xFF)
      let tokens = word &>> 8 & byte.pointee.given | packed[code] & byte.pointee.kept
      if tokens & ControlByte.unpackable == 0 {
        next.advance(Int(lengths[Int(truncatingIfNeeded: word & 0xFF)]))
        packed[code] = tokens
        event.pointee.record = Record(
          code: UInt8(truncatingIfNeeded: code), count: byte.pointee.count, bytes: tokens)
        note(byte.pointee, at: offset, &roamingCount)
      } else {
        resolve(&roamingCount, of: start, &recent)
        controls = next
        event.pointee.record = try decodeApart(&controls, &recent)
        next = controls
      }
      offset &+= MemoryLayout<Event>.stride
    }
    guard next.byteCountLeft >= 0 else { throw .endsEarly(at: next.end) }
    resolve(&roamingCount, of: start, &recent)
    controls = next
  }

  /// Notes down where an event has controllers: two places, of which those count that there are.
  @inline(__always)
  private func note(_ byte: ControlByte, at offset: Int, _ count: inout Int) {
    let offset = UInt16(truncatingIfNeeded: offset)
    roaming[count] = offset &+ UInt16(byte.first.index) &* 4
    roaming[count &+ 1] = offset &+ UInt16(byte.second.index) &* 4
    count &+= Int(byte.roamingCount)
  }

  /// Looks up the controllers that were noted down.
  @inline(__always)
  private func resolve(
    _ count: inout Int, of events: UnsafeMutableRawPointer, _ recent: inout RecentControllers
  ) {
    recent.resolve(
      UnsafeBufferPointer(start: roaming, count: count), in: events + Event.numbersOffset)
    count = 0
  }

  /// Reads an event's control number by number: if its tokens do not fit, or are damage.
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
    // A controller's counts from 16.
    let isController = kind.controllers >> UInt8(index) & 1 == 1
    let most = UInt64(UInt32.max) + (isController ? UInt64(RecentControllers.count) : 0)
    guard token <= most else { throw .number(at: place) }
    return token
  }
}
