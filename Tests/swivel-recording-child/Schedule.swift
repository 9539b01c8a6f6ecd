import CSwivel
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelTrace

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A recording whose file-changing calls come in the same order each time, so that it can be killed
/// at each of them.
struct Schedule {
  enum Form: String {
    case file, folder, rotation, export, adopt, repair, redact, record, append, resume, steps
    case adoptFolder = "adopt-folder"
    case leave
    case leaveFolder = "leave-folder"
  }

  private static let name = "a"

  let form: Form
  let folder: String
  let thread: UInt32
  let count: UInt32

  /// - Parameter words: `FORM FOLDER THREAD COUNT [wait]`.
  init?(_ words: [String]) {
    guard words.count >= 4, let form = Form(rawValue: words[0]), let thread = UInt32(words[2]),
      let count = UInt32(words[3])
    else { return nil }
    (self.form, folder) = (form, words[1])
    (self.thread, self.count) = (thread, count)
    if words.count > 4 { waitForEnd() }
  }

  func run() throws {
    switch form {
    case .file, .export: try record(with: Recorder(path: log))
    case .folder, .rotation: try record(with: segments())
    case .leave: try leave(Recorder(path: log))
    case .leaveFolder: try leave(segments())
    case .steps: try step(segments())
    case .adopt: _ = try Recorder.adopt(path: log)
    case .adoptFolder: _ = try Recorder.adopt(directory: folder, name: Self.name)
    case .repair: _ = try Repair.run(from: log, to: output, by: "test")
    case .redact: _ = try Repair.run(from: log, redacting: .names, to: output, by: "test")
    case .record: try capture(appending: false)
    case .append: try capture(appending: true)
    case .resume: try capture(appending: isThere)
    }
  }

  private var log: String { "\(folder)/\(Self.name).swivel" }
  private var output: String { "\(folder)/out.swivel" }

  /// Whether a log is there, or what its recorder had not written yet.
  private var isThere: Bool { swivel_exists(log) != 0 || swivel_exists(log + ".hot") != 0 }

  private func segments() throws -> Recorder {
    try Recorder(directory: folder, name: Self.name, byteLimit: 1 << 19)
  }

  /// Waits until the standard input ends, which it does for several processes at once.
  private func waitForEnd() {
    Acknowledgement.ready(thread)
    var byte: UInt8 = 0
    while swivel_read(0, &byte, 1) > 0 {}
  }
}

// MARK: - Recording

extension Schedule {
  /// How many events there are between two waits for the disk.
  private var interval: UInt32 { form == .rotation ? 250 : 5 }

  private func record(with recorder: Recorder) throws {
    for number in 0..<count {
      record(number, with: recorder)
      guard (number + 1).isMultiple(of: interval) else { continue }
      let isSecond = (number + 1).isMultiple(of: 2 * interval)
      try isSecond ? recorder.synchronize() : recorder.flush()
      Acknowledgement.synchronized(thread, number + 1)
      if isSecond, form == .export { try recorder.export(to: output) }
    }
    try recorder.finish()
    Acknowledgement.synchronized(thread, count)
  }

  private func record(_ number: UInt32, with recorder: Recorder) {
    let event = ChildEvent(thread: thread, count: number, isBulky: form == .rotation)
    event.record(with: recorder)
    Acknowledgement.recorded(thread, number + 1)
  }

  /// Records and dies, with half of the events in the log.
  private func leave(_ recorder: Recorder) throws {
    for number in 0..<count {
      record(number, with: recorder)
      if number == count / 2 { try recorder.flush() }
    }
    _ = kill(getpid(), SIGKILL)
  }

  /// Does one thing for each byte of the standard input, and acknowledges it: `r` records an event,
  /// `l` one with a long name, `f` waits until all of them are in the log.
  private func step(_ recorder: Recorder) throws {
    var (byte, number) = (UInt8(0), UInt32(0))
    Acknowledgement.ready(thread)
    while swivel_read(0, &byte, 1) > 0 {
      if byte == UInt8(ascii: "f") {
        try recorder.flush()
        Acknowledgement.synchronized(thread, number)
        continue
      }
      if byte == UInt8(ascii: "l") { number = (number + 4_090) / 4_096 * 4_096 + 5 }
      record(number, with: recorder)
      number += 1
    }
    _ = kill(getpid(), SIGKILL)
  }

  private func capture(appending isAppending: Bool) throws {
    let feed = try LineFeed(thread, count)
    feed.start()
    let summary =
      try isAppending
      ? Capture.append(from: feed.descriptor, to: log)
      : Capture.record(from: feed.descriptor, to: log, header: header)
    Acknowledgement.recorded(thread, UInt32(clamping: summary.eventCount))
  }

  private var header: TraceHeader {
    var header = TraceHeader()
    _ = header.set(.id, to: RecordingID().text)
    return header
  }
}
