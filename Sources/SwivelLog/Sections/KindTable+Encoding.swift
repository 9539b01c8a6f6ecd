import SwivelModel

extension KindTable {
  /// Appends the control byte of each event in a batch, and its tokens if its kind always writes
  /// them or if they differ from those of the kind's last event.
  ///
  /// Controllers are looked up for many events at once, as in reading.
  func encode(
    _ events: PendingEvents, _ recent: inout RecentControllers, _ habits: borrowing KindHabits,
    into controls: inout ByteWriter
  ) {
    precondition(events.count <= Self.batchCount, "\(events.count) events are no batch")
    var rest = events
    while rest.count > 0 {
      let (count, roamingCount) = gather(rest, habits)
      recent.replaceByTokens(UnsafeBufferPointer(start: roaming, count: roamingCount))
      add(rest.prefix(count), habits, to: &controls)
      rest = rest.dropFirst(count)
      guard rest.count > 0 else { break }
      let code = rest.codes[0]
      let record = Record(code: code, count: self[code].count, bytes: rest.numbers[0])
      encodeApart(record, &recent, habits, into: &controls)
      rest = rest.dropFirst(1)
    }
  }

  /// Encodes events up to the first whose tokens cannot be packed, and notes where controllers are
  /// among their numbers; returns both counts.
  ///
  /// Safe: a batch has room for two entries an event and two more.
  @inline(never)
  private func gather(
    _ events: PendingEvents, _ habits: borrowing KindHabits
  ) -> (eventCount: Int, roamingCount: Int) {
    var (index, end) = (0, roaming)
    while index < events.count {
      let code = events.codes[index]
      let numbers = events.numbers[index]
      let byte = bytes + Int(code & 0x7F)
      guard Self.isPackable(numbers), byte.pointee.isPackable else { break }
      events.numbers[index] = numbers.littleEndian
      // Both entries are written, and only those that exist are counted, which avoids an
      // unpredictable branch.
      let first = UnsafeMutableRawPointer(events.numbers + index)
      end[0] = first + Int(byte.pointee.first.index)
      end[1] = first + Int(byte.pointee.second.index)
      end += Int(byte.pointee.roamingCount)
      habits[code].add(numbers)
      index &+= 1
    }
    return (index, end - roaming)
  }

  /// Appends events whose controllers are tokens already, each of at most seven bytes.
  @inline(never)
  private func add(
    _ events: PendingEvents, _ habits: borrowing KindHabits, to controls: inout ByteWriter
  ) {
    controls.append(atMost: events.count * (1 + Record.maximumCount)) { start in
      var target = start
      for index in 0..<events.count {
        let code = UInt64(events.codes[index] & 0x7F)
        let tokens = UInt64(littleEndian: events.numbers[index])
        let isChanged: UInt64 = tokens == packed[Int(code)] ? 0 : 1
        packed[Int(code)] = tokens
        let hasTokens = habits[UInt8(code)].add(isChanged: isChanged)
        let control = code | hasTokens &<< 7
        target.storeBytes(of: (control | tokens &<< 8).littleEndian, as: UInt64.self)
        target += Int(lengths[Int(control)])
      }
      return target - start
    }
  }

  /// Whether the tokens of numbers fit; those of new controllers are 16 higher.
  @inline(__always)
  private static func isPackable(_ numbers: UInt64) -> Bool {
    (numbers &+ 0x1010_1010_1010) & ControlByte.unpackable == 0
  }

  /// Appends an event some of whose tokens cannot be packed.
  @inline(never)
  func encodeApart(
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
    habits[record.code].add(Self.numbers(of: record))
    let hasTokens = habits[record.code].add(isChanged: isChanged)
    controls.append(record.code | UInt8(hasTokens) << 7)
    guard hasTokens == 1 else { return }
    for index in 0..<Int(byte.count) { controls.append(variable: last[index]) }
  }

  /// A byte of each number; equal numbers have equal bytes, others rarely.
  static func numbers(of record: Record) -> UInt64 {
    (0..<Record.maximumCount).reduce(0) { numbers, index in
      let number = record[index]
      let byte = number | number >> 8 | number >> 16 | number >> 24
      return numbers | UInt64(byte & 0xFF) << UInt64(index * 8)
    }
  }
}
