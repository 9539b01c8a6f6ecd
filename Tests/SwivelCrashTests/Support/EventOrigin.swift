import SwivelLog
import SwivelModel

/// Which thread of a child recorded an event, and as which of its own.
struct EventOrigin: Hashable {
  let thread: UInt32
  let count: UInt32

  init(thread: UInt32, count: UInt32) { (self.thread, self.count) = (thread, count) }

  /// As the child's `ChildEvent` makes them; `nil` for an event that no child records.
  init?(_ event: Event, _ names: NameTable) {
    let record = event.record
    let origin =
      record.code == 0x78
      ? names[NameID(rawValue: record[0])].flatMap(Self.origin)
      : Self(thread: record[0], count: record[1])
    guard let origin, record.code == 0x78 || record == origin.record(record.code) else {
      return nil
    }
    self = origin
  }

  /// The event as a line of text.
  var line: String {
    guard let record = record(count % 16 == 11 ? 0x7E : 0x7F) else {
      let name = "\(thread) \(count) " + String(repeating: "x", count: nameLength)
      return #"{"kind":"note","text":"\#(name)"}"# + "\n"
    }
    let numbers = (0..<Int(record.count)).map { "\(record[$0])" }.joined(separator: ",")
    return #"{"kind":"kind#\#(record.code)","more":[\#(numbers)]}"# + "\n"
  }

  private var nameLength: Int { count % 4_096 == 5 ? 4_000 : Int(count % 61) }

  private static func origin(of name: String) -> Self? {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let thread = UInt32(words[0]), let count = UInt32(words[1]),
      count % 16 == 5, words[2].utf8.allSatisfy({ $0 == UInt8(ascii: "x") })
    else { return nil }
    let origin = Self(thread: thread, count: count)
    return words[2].utf8.count == origin.nameLength ? origin : nil
  }

  /// The only record of a kind that has these numbers.
  private func record(_ code: UInt8) -> Record? {
    switch code {
    case 0x7F where ![5, 11].contains(count % 16): Record(code: 0x7F, thread, count)
    case 0x7E where count % 16 == 11: Self.mixed(thread, count)
    case 0x7D: Self.bulk(thread, count)
    case _: nil
    }
  }

  private static func mixed(_ thread: UInt32, _ count: UInt32) -> Record {
    Record(code: 0x7E, thread, count, count &* 0x9E37_79B1, 0, 70_000, 1)
  }

  private static func bulk(_ thread: UInt32, _ count: UInt32) -> Record {
    let hash = UInt64(count &+ 1) &* 0xD6E8_FEB8_6659_FD93
    let (low, high) = (UInt32(truncatingIfNeeded: hash), UInt32(truncatingIfNeeded: hash >> 32))
    return Record(code: 0x7D, thread, count, low, high, low &* 0x9E37_79B1, high &* 0x85EB_CA6B)
  }
}
