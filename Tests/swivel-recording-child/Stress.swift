import CSwivel
import Dispatch
import SwivelModel
import SwivelRecorder

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Events of the main actor and notes of four threads, with flushes between, until the process
/// kills itself with all of them recorded and not all of them sealed.
///
/// A fifth of the events each. With a rate, that many come in a second.
struct Stress: Sendable {
  private static let noteThreadCount: UInt32 = 4
  // As many as a thread records before it looks at the clock.
  private static let burst: UInt32 = 16

  let recorder: Recorder
  let count: UInt32
  let rate: UInt64

  init?(_ words: [String]) throws {
    guard words.count >= 5, let count = UInt32(words[3]), let rate = UInt64(words[4]) else {
      return nil
    }
    var options = Recorder.Options()
    if words.dropFirst(5).first == "unordered" { options.durability = .none }
    recorder = try Recorder(path: words[2], options: options)
    (self.count, self.rate) = (count / (Self.noteThreadCount + 1), rate)
  }

  @MainActor func run() {
    let (recorder, notes) = (recorder, DispatchGroup())
    let start = swivel_monotonic_microseconds()
    for thread in 1...Self.noteThreadCount {
      DispatchQueue(label: "notes \(thread)").async(group: notes) {
        self.paced(from: start) { Self.note(thread, $0, recorder) }
      }
    }
    DispatchQueue(label: "flushes").async {
      while true {
        try? recorder.flush()
        swivel_pause(20_000)
      }
    }
    paced(from: start) { Self.turn($0, recorder) }
    notes.wait()
    _ = kill(getpid(), SIGKILL)
  }

  /// Calls a function once for each event of a thread.
  private func paced(from start: UInt64, _ record: (UInt32) -> Void) {
    for number in 0..<count {
      if rate > 0, number.isMultiple(of: Self.burst) { wait(until: number, from: start) }
      record(number)
    }
  }

  private func wait(until number: UInt32, from start: UInt64) {
    let due = start + UInt64(number) * UInt64(Self.noteThreadCount + 1) * 1_000_000 / rate
    let now = swivel_monotonic_microseconds()
    if now < due { swivel_pause(UInt32(clamping: due - now)) }
  }

  /// Facts that have room for the number, of as many controllers as an app may have.
  private static func turn(_ number: UInt32, _ recorder: Recorder) {
    let controller = ControllerID(rawValue: UInt16(number % 32))
    guard number.isMultiple(of: 2) else {
      return recorder.record(
        .navigation(.interactivePopMoved(on: controller, progress: number, custom: false)))
    }
    recorder.record(
      .observation(.viewTransform(controller: controller, degrees: Int32(bitPattern: number))))
  }

  /// A hundred texts of a thread, again and again, for a log has no room for millions of names.
  private static func note(_ thread: UInt32, _ number: UInt32, _ recorder: Recorder) {
    recorder.record(.remark(.note(text: "thread \(thread), note \(number % 100)")))
  }
}
