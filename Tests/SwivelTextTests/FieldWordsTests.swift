import SwivelModel
import SwivelText
import Testing

struct FieldWordsTests {
  private static let types = Set(EventSchema.known.flatMap(\.fields).map(\.type)).sorted {
    $0.rawValue < $1.rawValue
  }

  @Test(arguments: types) func `what is written for a number is read as it`(type: FieldType) {
    for number in 0..<40 as Range<UInt32> {
      let text = FieldWords.text(number, as: type)
      guard let read = FieldWords.number(text, as: type) else { continue }
      #expect(read == number)
    }
  }

  @Test(arguments: types) func `every choice is a value`(type: FieldType) {
    for choice in FieldWords.choices(of: type) {
      #expect(FieldWords.number(choice, as: type) != nil)
    }
  }

  private static let values: [(text: String, type: FieldType, number: UInt32?)] = [
    ("true", .bool, 1), ("NO", .bool, 0), ("1", .bool, nil), ("", .bool, nil),
    ("portrait,landscapeRight", .mask, 5), ("all", .mask, 15), ("nothing", .mask, 0),
    ("portrait,landscape", .mask, 13), ("landscape,landscapeLeft", .mask, 12),
    ("[]", .mask, 0), ("portrait,portrait", .mask, nil), ("portrait,", .mask, nil),
    ("default", .mask, nil), ("default", .mask.optional, 0), ("null", .mask.optional, 0),
    ("nothing", .mask.optional, 1), ("pad,large", .device, 5), ("all", .device, nil),
    ("16.2", .version, 16 << 16 | 2 << 8), ("16.2.3.4", .version, nil),
    ("automatic", .style.optional, 16), ("4294967295", .number, 4_294_967_295),
    ("4294967295", .controller.optional, nil), ("-3", .integer, 5), ("word", .name, nil),
  ]

  @Test(arguments: values) func `a value is read`(text: String, type: FieldType, number: UInt32?) {
    #expect(FieldWords.number(text, as: type) == number)
  }
}
