internal import SwivelModel

extension KindTable {
  /// Adds each event's control byte, and its tokens if its kind always tells them or if they are not
  /// those of the kind's last event.
  @inline(never)
  func encode(
    _ events: UnsafeBufferPointer<Event>, _ recent: inout RecentControllers,
    _ habits: borrowing KindHabits, into controls: inout ByteWriter
  ) {
    // In registers, for what is passed on by address lies in memory.
    var (target, latest) = (controls, recent)
    for event in events {
      let code = Int(event.record.code & 0x7F)
      guard let packed = pack(event.record, &latest) else {
        controls = target
        encodeApart(event.record, habits, into: &controls)
        target = controls
        continue
      }
      let isChanged: UInt64 = packed == self.packed[code] ? 0 : 1
      self.packed[code] = packed
      habits[event.record.code].add(event.record, isChanged: isChanged)
      let isTold = isChanged | (habits[event.record.code].isTold ? 1 : 0)
      target.append(
        word: UInt64(code) | isTold &<< 7 | packed &<< 8,
        count: 1 &+ Int(isTold) &* Int(bytes[code].count))
    }
    (controls, recent) = (target, latest)
  }

  /// The tokens of a record, a byte each; `nil` if one does not fit.
  @inline(__always)
  private func pack(_ record: Record, _ recent: inout RecentControllers) -> UInt64? {
    let byte = self[record.code]
    guard byte.isPackable else { return lookUp(record, byte.controllers, &recent) }
    var numbers = record
    let first = replace(byte.first, in: &numbers, &recent)
    let second = replace(byte.second, in: &numbers, &recent)
    return first | second <= 0x7F ? numbers.bytes : nil
  }

  /// Puts a controller's token in its place, and returns it.
  ///
  /// A kind that lacks the controller is no exception: the one used last is looked up, which changes
  /// nothing. A branch here would mostly be foreseen wrongly.
  @inline(__always)
  private func replace(
    _ place: ControlByte.Place, in numbers: inout Record, _ recent: inout RecentControllers
  ) -> UInt64 {
    var result: UInt64 = 0
    numbers.update(Int(place.index)) { number in
      let mask = UInt32(truncatingIfNeeded: place.mask)
      let token = recent.token(ofController: number & mask | recent.latest & ~mask)
      fresh[Int(place.index)] = token
      result = token & UInt64(truncatingIfNeeded: place.mask)
      return UInt32(truncatingIfNeeded: token) & mask | number & ~mask
    }
    return result
  }

  // No kind has code 0, so that its place is free for the tokens at hand.
  private var fresh: UnsafeMutablePointer<UInt64> { tokens }

  /// Finds the tokens of a kind that has more controllers than can be packed.
  @inline(never)
  private func lookUp(
    _ record: Record, _ controllers: UInt8, _ recent: inout RecentControllers
  ) -> UInt64? {
    var left = controllers
    while left != 0 {
      let index = left.trailingZeroBitCount
      fresh[index] = recent.token(ofController: record[index])
      left &= left &- 1
    }
    return nil
  }

  /// Adds an event of which not all tokens can be packed; those of controllers are at hand.
  @inline(never)
  private func encodeApart(
    _ record: Record, _ habits: borrowing KindHabits, into controls: inout ByteWriter
  ) {
    let byte = self[record.code]
    let last = unpack(record.code)
    var isChanged = false
    for index in 0..<Int(byte.count) {
      let isController = byte.controllers >> UInt8(index) & 1 == 1
      let token = isController ? fresh[index] : UInt64(record[index])
      isChanged = isChanged || token != last[index]
      last[index] = token
    }
    packed[Int(record.code)] = ControlByte.unpacked
    habits[record.code].add(record, isChanged: isChanged ? 1 : 0)
    let isTold = isChanged || habits[record.code].isTold
    controls.append(isTold ? record.code | 0x80 : record.code)
    guard isTold else { return }
    for index in 0..<Int(byte.count) { controls.append(variable: last[index]) }
  }
}
