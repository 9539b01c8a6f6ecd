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

// Records until it is killed, or that many events, and acknowledges on its standard output which
// record() calls have returned.
//
// swivel-recording-child file|folder PATH THREADS EVENTS ACKNOWLEDGED-EVERY REST
//
// swivel-recording-child stress PATH EVENTS RATE [unordered]
//
// swivel-recording-child schedule FORM FOLDER THREAD EVENTS [wait]
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
      if (count + 1) % interval == 0 { Acknowledgement.recorded(thread, count + 1) }
      if rest > 0, count % 64 == 63 { swivel_pause(rest) }
    }
    Acknowledgement.recorded(thread, eventCount)
  }
}

/// Does what the arguments say.
func run(_ words: [String]) throws {
  switch words.dropFirst().first {
  case "stress":
    guard let stress = try Stress(words) else {
      fatalError("usage: stress PATH EVENTS RATE [unordered]")
    }
    MainActor.assumeIsolated { stress.run() }
  case "schedule":
    guard let schedule = Schedule(Array(words.dropFirst(2))) else {
      fatalError("usage: schedule FORM FOLDER THREAD EVENTS [wait]")
    }
    try schedule.run()
  case _:
    try runTask(words)
  }
}

/// Records, and says by its exit code what went wrong.
func runTask(_ words: [String]) throws {
  do {
    guard let task = try Task(words) else {
      fatalError("usage: file|folder PATH THREADS EVENTS ACKNOWLEDGED-EVERY REST")
    }
    task.run()
    do { try task.recorder.finish() } catch { exit(5) }
  } catch LogError.beingRecorded {
    exit(4)
  } catch is LogError {
    exit(3)
  }
}

do {
  try run(CommandLine.arguments)
} catch {
  // Not a trap: a recorder that is refused is no crash.
  let text = "\(error)\n"
  _ = Array(text.utf8).withUnsafeBytes { swivel_write_all(2, $0.baseAddress, $0.count) }
  exit(2)
}
