import SwivelModel
import SwivelTestKit
import Testing

struct RecordTests {
  @Test func `codes are unique, ascending and below 128`() {
    let codes = EventSchema.known.map(\.code)

    #expect(codes == Array(Set(codes)).sorted())
    #expect(codes.allSatisfy { (1...127).contains($0) })
  }

  @Test func `names are unique`() {
    let names = EventSchema.known.map(\.name)

    #expect(Set(names).count == names.count)
  }

  @Test func `a fact reads back from its record`() {
    let events = RandomEvents(seed: 7, count: 5_000, of: EventSchema.known).events

    for event in events {
      if case .unrecognized = event.kind { continue }
      #expect(event.kind.record == event.record)
    }
  }

  @Test func `whether a record can be read does not depend on which controllers it speaks of`() {
    var random = SplitMix64(seed: 13)
    for record in RandomEvents(seed: 13, count: 5_000, of: EventSchema.known).events.map(\.record) {
      var other = record
      for field in CanonicalShape.all[Int(record.code)].fields where field.form == .controller {
        guard record[field.index] <= UInt16.max, field.index < record.count else { continue }
        other.replace(field.index, by: UInt32(UInt16.random(in: 0...UInt16.max, using: &random)))
      }
      #expect(Self.isRecognized(other) == Self.isRecognized(record))
    }
  }

  private static func isRecognized(_ record: Record) -> Bool {
    if case .unrecognized = Event.Kind(record) { false } else { true }
  }

  @Test func `every kind is reached by some record`() {
    let events = RandomEvents(seed: 11, count: 5_000, of: EventSchema.known).events
    let recognized = Set(
      events.lazy.filter { if case .unrecognized = $0.kind { false } else { true } }
        .map(\.record.code))

    #expect(recognized == Set(EventSchema.known.map(\.code)))
  }

  @Test(arguments: EventSchema.known)
  func `a number out of range makes an unrecognized record, never a wrong fact`(
    schema: EventSchema
  ) {
    var record = Record(code: schema.code)
    for _ in schema.fields { record.append(.max) }

    #expect(Event.Kind(record).record == record)
  }

  @Test func `a record of a newer version keeps its extra numbers`() {
    var record = DeviceFact.rotationLock(on: true).record
    record.append(99)
    let event = Event(sequence: 0, instant: .start, record: record)

    #expect(event.kind == .device(.rotationLock(on: true)))
    #expect(event.record[1] == 99)
  }
}
