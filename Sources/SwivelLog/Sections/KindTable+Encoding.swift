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
      let byte = bytes + code
      guard let numbers = event.record.bytes, Self.isPackable(numbers), byte.pointee.isPackable
      else {
        (controls, recent) = (target, latest)
        encodeApart(event.record, &recent, habits, into: &controls)
        (target, latest) = (controls, recent)
        continue
      }
      var tokens = numbers
      Self.replace(byte.pointee.first, in: &tokens, &latest)
      Self.replace(byte.pointee.second, in: &tokens, &latest)
      let isChanged: UInt64 = tokens == packed[code] ? 0 : 1
      packed[code] = tokens
      let isTold = habits[event.record.code].add(numbers, isChanged: isChanged)
      target.append(
        word: UInt64(code) | isTold &<< 7 | tokens &<< 8,
        count: 1 &+ Int(isTold) &* Int(byte.pointee.count))
    }
    (controls, recent) = (target, latest)
  }

  /// Whether the tokens for numbers fit, which are 16 more for controllers that are new.
  @inline(__always)
  private static func isPackable(_ numbers: UInt64) -> Bool {
    (numbers &+ 0x1010_1010_1010) & ControlByte.unpackable == 0
  }

  /// Puts a controller's token in its place.
  ///
  /// A kind that lacks the controller is no exception: the one used last is looked up, which changes
  /// nothing. A branch here would mostly be foreseen wrongly.
  @inline(__always)
  private static func replace(
    _ place: ControlByte.Place, in tokens: inout UInt64, _ recent: inout RecentControllers
  ) {
    let shift = UInt64(place.index) &* 8
    let mask = UInt64(truncatingIfNeeded: place.mask)
    let number = tokens &>> shift & 0xFF
    let controller = number & mask | UInt64(recent.latest) & ~mask
    let token = recent.token(ofController: UInt32(truncatingIfNeeded: controller))
    tokens ^= ((number ^ token) & mask) &<< shift
  }

  /// Adds an event of which not all tokens can be packed.
  @inline(never)
  private func encodeApart(
    _ record: Record, _ recent: inout RecentControllers, _ habits: borrowing KindHabits,
    into controls: inout ByteWriter
  ) {
    let byte = self[record.code]
    let last = unpack(record.code)
    var isChanged: UInt64 = 0
    for index in 0..<Int(byte.count) {
      let isController = byte.controllers >> UInt8(index) & 1 == 1
      let token =
        isController ? recent.token(ofController: record[index]) : UInt64(record[index])
      if token != last[index] { isChanged = 1 }
      last[index] = token
    }
    pack(record.code)
    let isTold = habits[record.code].add(numbers(of: record), isChanged: isChanged)
    controls.append(record.code | UInt8(isTold) << 7)
    guard isTold == 1 else { return }
    for index in 0..<Int(byte.count) { controls.append(variable: last[index]) }
  }

  /// A byte of each number, which is the same if the number is, and hardly ever else.
  private func numbers(of record: Record) -> UInt64 {
    (0..<Record.maximumCount).reduce(0) { numbers, index in
      let number = record[index]
      let byte = number | number >> 8 | number >> 16 | number >> 24
      return numbers | UInt64(byte & 0xFF) << UInt64(index * 8)
    }
  }
}
