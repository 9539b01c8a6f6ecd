import CSwivel
import SwivelModel
import SwivelRecorder
import SwivelTrace

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Schedule {
  /// How many events there are between two waits for the disk.
  private var interval: UInt32 { form == .rotation ? 250 : 5 }

  func record(with recorder: Recorder) throws {
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
  func leave(_ recorder: Recorder) throws {
    for number in 0..<count {
      record(number, with: recorder)
      if number == count / 2 { try recorder.flush() }
    }
    _ = kill(getpid(), SIGKILL)
  }

  /// Does one thing for each byte of the standard input, and acknowledges it: `r` records an event,
  /// `l` one with a long name, `f` waits until all of them are in the log.
  func step(_ recorder: Recorder) throws {
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

  func capture(appending isAppending: Bool) throws {
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
