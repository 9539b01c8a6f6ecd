import Foundation
import SwivelModel
import SwivelRecorder

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Something that takes events on any thread.
protocol Subject: Sendable {
  func record(_ number: UInt32)
  /// Makes room for as many events as are recorded in a row; this is not measured.
  func makeRoom()
}

extension Subject {
  func makeRoom() {}
}

/// The clock that every recorder has to read, and nothing else.
struct BareClock: Subject {
  @inline(__always)
  func record(_ number: UInt32) { blackHole = Clock.now() }
}

// Safe: what is written here is never read.
nonisolated(unsafe) var blackHole: UInt64 = 0

/// A recorder with its log and its hot file, which is given records as they are stored.
struct RecordSubject: Subject {
  private let recorder: Recorder
  // As frequent and as large as any: a stack, a page, and two flags.
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

/// The same, given facts as an app has them.
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

/// What one would write first: an array under a lock.
///
/// Safe: the array is touched under the lock only.
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
    // Emptied in time, as if somebody had written it.
    if events.count == 1 << 16 { events.removeAll(keepingCapacity: true) }
    events.append(
      Event(
        sequence: UInt64(number), instant: instant, record: Record(code: 0x38, 2, number, 1, 0)))
    pthread_mutex_unlock(lock)
  }
}
