import SwivelModel
import SwivelRecorder

/// What a thread of the child records: its number and how many it has recorded, in numbers of all
/// sizes and in names of all lengths.
struct ChildEvent {
  let thread: UInt32
  let count: UInt32

  func record(with recorder: Recorder) {
    switch count % 16 {
    case 5: recorder.record(.remark(.note(NameID(rawValue: 0))), name: text)
    case 11: recorder.record(Record(code: 0x7E, thread, count, count &* 0x9E37_79B1, 0, 70_000, 1))
    default: recorder.record(Record(code: 0x7F, thread, count))
    }
  }

  private var text: String {
    let length = count % 4_096 == 5 ? 4_000 : Int(count % 61)
    return "\(thread) \(count) " + String(repeating: "x", count: length)
  }
}
