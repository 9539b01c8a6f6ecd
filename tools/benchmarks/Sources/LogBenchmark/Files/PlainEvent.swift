import SwivelModel

/// An event as input of the contenders: 32 bytes, with numbers for names.
///
/// The workload's events have at most four numbers. The sequence number is the position.
struct PlainEvent {
  var time: UInt64
  var first: UInt32
  var second: UInt32
  var third: UInt32
  var fourth: UInt32
  var kind: UInt8
  var numberCount: UInt8
  // So that all bytes of the file are defined.
  private var padding: UInt16 = 0
  private var morePadding: UInt32 = 0

  init(_ event: Event) {
    let record = event.record
    precondition(record.count <= 4, "an event has too many numbers for the contenders")
    time = event.instant.rawValue
    (first, second, third, fourth) = (record[0], record[1], record[2], record[3])
    (kind, numberCount) = (record.code, record.count)
  }
}

/// An order-sensitive checksum of all contents of the events.
struct Checksum: Equatable {
  private var sum: UInt64 = 0

  mutating func add(
    time: UInt64, kind: UInt32, _ first: UInt32, _ second: UInt32, _ third: UInt32,
    _ fourth: UInt32
  ) {
    sum &+= time &+ 3 &* UInt64(kind) &+ 5 &* UInt64(first) &+ 7 &* UInt64(second)
    sum &+= 11 &* UInt64(third) &+ 13 &* UInt64(fourth)
  }

  mutating func add(_ event: Event) {
    let record = event.record
    add(
      time: event.instant.rawValue, kind: UInt32(record.code), record[0], record[1], record[2],
      record[3])
  }

  init() {}

  init(_ events: some Sequence<Event>) {
    for event in events { add(event) }
  }

  init(_ events: some Sequence<PlainEvent>) {
    for event in events {
      add(
        time: event.time, kind: UInt32(event.kind), event.first, event.second, event.third,
        event.fourth)
    }
  }
}
