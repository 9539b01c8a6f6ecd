import CSwivel
import Foundation
import SwivelLog

/// The progress line on the standard error.
///
/// A thread draws it, so that it stays current during long operations. It exists only if the
/// standard error is a terminal; it must be erased before writing to a terminal, see
/// ``aside(isText:_:)``.
// Safe: all mutable state is accessed only under `lock`.
final class Progress: @unchecked Sendable {
  static let shared = Progress()

  // In microseconds. Shorter operations need no progress line.
  private static let patience: UInt64 = 500_000
  private static let secondsBetweenLines = 0.1

  private let lock = NSLock()
  private var isOn = false
  private var silentUntil: UInt64 = 0
  private var shown = ""
  private var share = ReadingShare()
  private var traces = TraceCount()
  private var findTotal: (@Sendable () -> Int?)?

  /// Starts drawing if the line is visible.
  func begin() {
    guard Terminal.isThere(2) else { return }
    lock.withLock {
      isOn = true
      silentUntil = swivel_monotonic_microseconds() + Self.patience
    }
    FileSource.observer = self
    Thread { self.drawOnAndOn() }.start()
  }

  /// Ends for good, and erases the line.
  func end() {
    lock.withLock {
      erase()
      isOn = false
    }
  }

  /// Ends for good after a signal, without waiting for a thread that is writing.
  func abandon() {
    guard lock.lock(before: Date(timeIntervalSinceNow: Self.secondsBetweenLines)) else { return }
    erase()
    isOn = false
    lock.unlock()
  }

  /// Switches to counting traces.
  ///
  /// - Parameter findTotal: Determines their number, on another thread; `nil` if it is unknown.
  func expect(_ findTotal: @escaping @Sendable () -> Int?) {
    lock.withLock {
      traces.isBatch = true
      self.findTotal = findTotal
    }
  }

  func countTrace() {
    lock.withLock { traces.doneCount += 1 }
  }

  /// Calls a function that writes, with the line erased.
  ///
  /// During continuous output of text, the line is not redrawn.
  func aside<Result>(isText: Bool = false, _ write: () -> Result) -> Result {
    // A reader outside of the terminal may be slow, and progress continues meanwhile.
    guard !isText || Self.isTextSeen else { return write() }
    return lock.withLock {
      guard isOn else { return write() }
      erase()
      defer {
        if isText { silentUntil = swivel_monotonic_microseconds() + Self.patience }
      }
      return write()
    }
  }

  private static let isTextSeen = Terminal.isThere(1)
}

extension Progress: ReadingObserver {
  func didOpen(_ descriptor: Int32, byteCount: UInt64?) {
    lock.withLock { share.open(descriptor, byteCount: byteCount) }
  }

  func didRead(_ descriptor: Int32, upTo offset: UInt64) {
    lock.withLock { share.read(descriptor, upTo: offset) }
  }

  func didClose(_ descriptor: Int32) {
    lock.withLock { share.close(descriptor) }
  }
}

extension Progress {
  private func drawOnAndOn() {
    Thread.sleep(forTimeInterval: Double(Self.patience) / 1e6)
    repeat {
      count()
      draw()
      Thread.sleep(forTimeInterval: Self.secondsBetweenLines)
    } while lock.withLock { isOn }
  }

  /// Determines the number of traces, which may take a while.
  private func count() {
    guard let find = lock.withLock({ findTotal }) else { return }
    let total = find()
    lock.withLock { (traces.total, findTotal) = (total, nil) }
  }

  private func draw() {
    lock.withLock {
      guard isOn, swivel_monotonic_microseconds() >= silentUntil else { return }
      let text = traces.text ?? share.text
      guard text != shown else { return }
      Self.write("\r\(text)\u{1B}[K")
      shown = text
    }
  }

  private func erase() {
    guard !shown.isEmpty else { return }
    Self.write("\r\u{1B}[K")
    shown = ""
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    // A failure is harmless.
    _ = swivel_write_all(2, bytes, bytes.count)
  }
}
