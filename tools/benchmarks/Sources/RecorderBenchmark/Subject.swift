import Foundation
import SwivelModel
import SwivelRecorder

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A sink for events of any thread.
protocol Subject: Sendable {
  func record(_ number: UInt32)
  /// Makes room for a burst of events; this is not measured.
  func makeRoom()
}

extension Subject {
  func makeRoom() {}
}

/// Only the clock that every recorder must read.
struct BareClock: Subject {
  @inline(__always)
  func record(_ number: UInt32) { blackHole = Clock.now() }
}

// Safe: what is written here is never read.
nonisolated(unsafe) var blackHole: UInt64 = 0

/// A recorder with its log and its hot file, which gets encoded records.
struct RecordSubject: Subject {
  private let recorder: Recorder
  // The most frequent and largest events: a stack, a page, and two flags.
  private let events: [Record] = (0..<64).map {
    Event.Kind.navigation(
      .willShow(
        on: ControllerID(rawValue: 2), controller: ControllerID(rawValue: $0), animated: true,
        interactive: false)
    ).record
  }

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  @inline(__always)
  func record(_ number: UInt32) {
    recorder.record(events[Int(number & 63)])
  }

  func makeRoom() { try? recorder.flush() }
}

/// The same, with facts as an app provides them.
struct FactSubject: Subject {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  @inline(__always)
  func record(_ number: UInt32) {
    recorder.record(
      .navigation(
        .willShow(
          on: ControllerID(rawValue: 2),
          controller: ControllerID(rawValue: UInt16(truncatingIfNeeded: number & 63)),
          animated: true, interactive: false)))
  }

  func makeRoom() { try? recorder.flush() }
}

/// The naive solution: an array under a lock.
///
/// Safe: the array is accessed only under the lock.
final class LockedArray: Subject, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var events: [Event] = []

  init() {
    pthread_mutex_init(lock, nil)
    events.reserveCapacity(1 << 16)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  @inline(__always)
  func record(_ number: UInt32) {
    let instant = Instant(rawValue: Clock.now() / 1_000)
    pthread_mutex_lock(lock)
    // Emptied in time, as if it had been written.
    if events.count == 1 << 16 { events.removeAll(keepingCapacity: true) }
    events.append(
      Event(
        sequence: UInt64(number), instant: instant, record: Record(code: 0x38, 2, number, 1, 0)))
    pthread_mutex_unlock(lock)
  }
}
