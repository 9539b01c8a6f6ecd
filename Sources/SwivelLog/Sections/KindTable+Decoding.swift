internal import SwivelModel

extension KindTable {
  /// Reads the records of some events.
  @inline(never)
  func decode(
    _ controls: inout ByteCursor, _ recent: inout RecentControllers,
    into events: UnsafeMutableBufferPointer<Event>
  ) throws(BlockDamage) {
    // In registers, for what is passed on by address lies in memory.
    var (next, latest) = (controls, recent)
    for index in events.indices {
      let word = next.word()
      let code = Int(truncatingIfNeeded: word & 0x7F)
      let byte = bytes + Int(truncatingIfNeeded: word & 0xFF)
      let tokens = word &>> 8 & byte.pointee.given | packed[code] & byte.pointee.kept
      let length = Int(byte.pointee.length)
      if tokens & ControlByte.unpackable == 0, length <= next.byteCountLeft {
        next.skip(length)
        packed[code] = tokens
        events[index].record = Record(
          code: UInt8(truncatingIfNeeded: code), count: byte.pointee.count, bytes: tokens)
        events[index].record.resolve(byte.pointee.first, tokens, &latest)
        events[index].record.resolve(byte.pointee.second, tokens, &latest)
      } else {
        (controls, recent) = (next, latest)
        events[index].record = try decodeApart(&controls, &recent)
        (next, latest) = (controls, recent)
      }
    }
    (controls, recent) = (next, latest)
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

extension Record {
  /// Looks up a controller, and puts it in the place of its token.
  ///
  /// A kind that lacks it is no exception: the controller used last is looked up, which changes
  /// nothing, and a number replaced by itself. A branch here would mostly be foreseen wrongly.
  @inline(__always)
  fileprivate mutating func resolve(
    _ place: ControlByte.Place, _ tokens: UInt64, _ recent: inout RecentControllers
  ) {
    let token = tokens &>> (UInt64(place.index) &* 8) & 0xFF
    let mask = UInt64(truncatingIfNeeded: place.mask)
    let controller = UInt64(recent.controller(ofToken: token & mask))
    replace(
      Int(place.index), by: UInt32(truncatingIfNeeded: token ^ (token ^ controller) & mask))
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
