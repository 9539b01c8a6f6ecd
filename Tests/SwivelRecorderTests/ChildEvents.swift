import SwivelLog
import SwivelModel

/// What a child recorded, as its log states it: which numbers of which thread, in order.
struct ChildEvents: Equatable {
  private(set) var numbers: [UInt32: [UInt32]] = [:]
  /// The events that no child records.
  private(set) var strangerCount = 0

  init(_ log: RecordedLog) {
    for event in log.events {
      guard let (thread, number) = Self.origin(of: event, log.names) else {
        strangerCount += 1
        continue
      }
      numbers[thread, default: []].append(number)
    }
  }

  var count: Int { numbers.values.reduce(0) { $0 + $1.count } }

  /// As `ChildEvent` makes them.
  private static func origin(
    of event: Event, _ names: NameTable
  ) -> (thread: UInt32, number: UInt32)? {
    let record = event.record
    switch record.code {
    case 0x7F where record.count == 2 && record[1] % 16 != 5 && record[1] % 16 != 11:
      return (record[0], record[1])
    case 0x7E
    where record[1] % 16 == 11
      && record == Record(code: 0x7E, record[0], record[1], record[1] &* 0x9E37_79B1, 0, 70_000, 1):
      return (record[0], record[1])
    case 0x78:
      return names[NameID(rawValue: record[0])].flatMap(origin)
    default:
      return nil
    }
  }

  private static func origin(of name: String) -> (thread: UInt32, number: UInt32)? {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let thread = UInt32(words[0]), let number = UInt32(words[1]),
      number % 16 == 5, words[2].utf8.allSatisfy({ $0 == UInt8(ascii: "x") }),
      words[2].utf8.count == (number % 4_096 == 5 ? 4_000 : Int(number % 61))
    else { return nil }
    return (thread, number)
  }
}
