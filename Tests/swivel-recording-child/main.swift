import CSwivel
import Dispatch
import SwivelLog
import SwivelModel
import SwivelRecorder

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Records until it is killed, or so many events, and tells through its standard output which
// record() calls have returned: 8 bytes each time, the number of the thread and how many events it
// has recorded.
//
// swivel-recording-child file|folder PATH THREADS EVENTS ACKNOWLEDGED-EVERY REST
//
// swivel-recording-child stress PATH EVENTS RATE [unordered]
//
// It ends with 3 if there is no recorder because the system refused, with 4 if another records, and with
// 5 if the log cannot be ended.
//
// REST is how many microseconds each thread rests after 64 events, so that the sealer keeps up.

struct Task {
  let recorder: Recorder
  let threadCount: Int
  let eventCount: UInt32
  let interval: UInt32
  let rest: UInt32

  init?(_ words: [String]) throws {
    guard words.count >= 7, let threads = Int(words[3]), let events = UInt32(words[4]),
      let interval = UInt32(words[5]), let rest = UInt32(words[6])
    else { return nil }
    (threadCount, eventCount) = (threads, events)
    (self.interval, self.rest) = (interval, rest)
    recorder =
      words[1] == "folder"
      ? try Recorder(directory: words[2], name: "kill", byteLimit: 1 << 19)
      : try Recorder(path: words[2])
  }

  func run() {
    let all = DispatchGroup()
    for thread in 0..<UInt32(threadCount) {
      DispatchQueue(label: "thread \(thread)").async(group: all) { self.record(thread) }
    }
    all.wait()
  }

  private func record(_ thread: UInt32) {
    for count in 0..<(eventCount == 0 ? .max : eventCount) {
      ChildEvent(thread: thread, count: count).record(with: recorder)
      if (count + 1) % interval == 0 { Self.acknowledge(thread, count + 1) }
      if rest > 0, count % 64 == 63 { swivel_pause(rest) }
    }
    Self.acknowledge(thread, eventCount)
  }

  private static func acknowledge(_ thread: UInt32, _ count: UInt32) {
    var word = (thread.littleEndian, count.littleEndian)
    withUnsafeBytes(of: &word) { _ = swivel_write_all(1, $0.baseAddress, $0.count) }
  }
}

if CommandLine.arguments.dropFirst().first == "stress" {
  guard let stress = try Stress(CommandLine.arguments) else {
    fatalError("usage: stress PATH EVENTS RATE [unordered]")
  }
  stress.run()
}
do {
  guard let task = try Task(CommandLine.arguments) else {
    fatalError("usage: file|folder PATH THREADS EVENTS ACKNOWLEDGED-EVERY REST")
  }
  task.run()
  do { try task.recorder.finish() } catch { exit(5) }
} catch LogError.beingRecorded {
  exit(4)
} catch {
  exit(3)
}
