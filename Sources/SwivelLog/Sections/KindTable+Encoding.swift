internal import SwivelModel

extension KindTable {
  /// Adds the control byte of each of some events, at most a batch, and its tokens if its kind always tells
  /// them or if they are not those of the kind's last event.
  ///
  /// Controllers are looked up for many events at once, as in reading.
  func encode(
    _ events: UnsafeBufferPointer<Event>, _ recent: inout RecentControllers,
    _ habits: borrowing KindHabits, into controls: inout ByteWriter
  ) {
    precondition(events.count <= Self.batchCount, "\(events.count) events are no batch")
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.batchCount) { tokens in
      var rest = events[...]
      while !rest.isEmpty {
        let part = UnsafeBufferPointer(rebasing: rest)
        let (count, roamingCount) = gather(part, into: tokens, habits)
        recent.tell(UnsafeBufferPointer(start: roaming, count: roamingCount))
        add(UnsafeBufferPointer(rebasing: part.prefix(count)), tokens, habits, to: &controls)
        if count < part.count { encodeApart(part[count].record, &recent, habits, into: &controls) }
        rest = rest.dropFirst(count + 1)
      }
    }
  }

  /// Takes the numbers of events up to one whose tokens cannot be packed, and notes down where
  /// controllers are among them; returns how many of both there are.
  ///
  /// Safe: a batch has room for all tokens, and for two places an event and two more.
  @inline(never)
  private func gather(
    _ events: UnsafeBufferPointer<Event>, into tokens: UnsafeMutableBufferPointer<UInt64>,
    _ habits: borrowing KindHabits
  ) -> (eventCount: Int, roamingCount: Int) {
    var (index, end) = (0, roaming)
    while index < events.count {
      let record = events[index].record
      let byte = bytes + Int(record.code & 0x7F)
      guard let numbers = record.bytes, Self.isPackable(numbers), byte.pointee.isPackable
      else { break }
      tokens[index] = numbers.littleEndian
      // Both places are noted, and those count that there are: a branch would often be foreseen wrongly.
      let first = UnsafeMutableRawPointer(tokens.baseAddress.unsafelyUnwrapped + index)
      end[0] = first + Int(byte.pointee.first.index)
      end[1] = first + Int(byte.pointee.second.index)
      end += Int(byte.pointee.roamingCount)
      habits[record.code].add(numbers)
      index &+= 1
    }
    return (index, end - roaming)
  }

  @inline(never)
  private func add(
    _ events: UnsafeBufferPointer<Event>, _ tokens: UnsafeMutableBufferPointer<UInt64>,
    _ habits: borrowing KindHabits, to controls: inout ByteWriter
  ) {
    // In registers, for what is passed on by address lies in memory.
    var target = controls
    for index in events.indices {
      let code = events[index].record.code & 0x7F
      let tokens = UInt64(littleEndian: tokens[index])
      let isChanged: UInt64 = tokens == packed[Int(code)] ? 0 : 1
      packed[Int(code)] = tokens
      let isTold = habits[code].tell(isChanged: isChanged)
      target.append(
        word: UInt64(code) | isTold &<< 7 | tokens &<< 8,
        count: 1 &+ Int(isTold) &* Int(bytes[Int(code)].count))
    }
    controls = target
  }

  /// Whether the tokens for numbers fit, which are 16 more for controllers that are new.
  @inline(__always)
  private static func isPackable(_ numbers: UInt64) -> Bool {
    (numbers &+ 0x1010_1010_1010) & ControlByte.unpackable == 0
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
    habits[record.code].add(numbers(of: record))
    let isTold = habits[record.code].tell(isChanged: isChanged)
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
