import SwivelModel
import SwivelRecorder

/// What a thread of the child records: its number and how many it has recorded, in numbers of all
/// sizes and in names of all lengths.
struct ChildEvent {
  let thread: UInt32
  let count: UInt32
  /// Whether it is one that a log cannot make much smaller.
  var isBulky = false

  func record(with recorder: Recorder) {
    if isBulky { return recorder.record(bulk) }
    switch count % 16 {
    case 5: recorder.record(.remark(.note(text: text)))
    case 11: recorder.record(mixed)
    default: recorder.record(Record(code: 0x7F, thread, count))
    }
  }

  /// The event as a line of text.
  var line: String {
    switch count % 16 {
    case 5: #"{"kind":"note","text":"\#(text)"}"# + "\n"
    case 11: Self.line(mixed)
    default: Self.line(Record(code: 0x7F, thread, count))
    }
  }

  private var mixed: Record {
    Record(code: 0x7E, thread, count, count &* 0x9E37_79B1, 0, 70_000, 1)
  }

  private var bulk: Record {
    let hash = UInt64(count &+ 1) &* 0xD6E8_FEB8_6659_FD93
    let (low, high) = (UInt32(truncatingIfNeeded: hash), UInt32(truncatingIfNeeded: hash >> 32))
    return Record(code: 0x7D, thread, count, low, high, low &* 0x9E37_79B1, high &* 0x85EB_CA6B)
  }

  private var text: String {
    let length = count % 4_096 == 5 ? 4_000 : Int(count % 61)
    return "\(thread) \(count) " + String(repeating: "x", count: length)
  }

  private static func line(_ record: Record) -> String {
    let numbers = (0..<Int(record.count)).map { "\(record[$0])" }.joined(separator: ",")
    return #"{"kind":"kind#\#(record.code)","more":[\#(numbers)]}"# + "\n"
  }
}
