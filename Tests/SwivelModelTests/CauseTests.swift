import SwivelModel
import Testing

struct CauseTests {
  private static let newer = EventSchema(
    code: 119, name: "newer", fields: [.init("page", .controller), .init("cause", .cause.optional)])

  @Test func `a record shows how long ago its cause was, if it has one`() {
    #expect(Record(code: 0x58, 4).causeDistance == 3)
    #expect(Record(code: 0x58, 0).causeDistance == nil)
    #expect(Record(code: 0x58).causeDistance == nil)
    #expect(Record(code: 0x14, 4).causeDistance == nil)
  }

  @Test(arguments: [(0x58 as UInt8, [4]), (119, [7, 4])] as [(UInt8, [UInt32])])
  func `a record that moves states its cause from there`(code: UInt8, numbers: [UInt32]) {
    var vocabulary = Vocabulary()
    vocabulary.define(Self.newer)
    var record = Record(code: code)
    for number in numbers { record.append(number) }
    let event = Event(sequence: 10, instant: .start, record: record)

    let moved = event.record(at: 30, in: vocabulary) { $0 == 7 ? 25 : nil }
    let alone = event.record(at: 30, in: vocabulary) { _ in nil }

    #expect(moved[numbers.count - 1] == 6)
    #expect(alone[numbers.count - 1] == 0)
  }
}
