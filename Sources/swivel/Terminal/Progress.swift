import CSwivel
import Foundation
import SwivelLog

/// The line on the standard error that tells how far the work is.
///
/// A thread draws it, so that it goes on where a part of the work takes long. It is there only
/// where the standard error is a terminal; whoever writes to a terminal has it erased first, see
/// ``aside(isText:_:)``.
// Safe: all that changes is touched only by who holds `lock`.
final class Progress: @unchecked Sendable {
  static let shared = Progress()

  // In microseconds. What is done sooner is not worth a line.
  private static let patience: UInt64 = 500_000
  private static let secondsBetweenLines = 0.1

  private let lock = NSLock()
  private var isOn = false
  private var silentUntil: UInt64 = 0
  private var shown = ""
  private var share = ReadingShare()
  private var traces = TraceCount()
  private var findTotal: (@Sendable () -> Int?)?

  /// Begins to tell, if somebody can see it.
  func begin() {
    guard Terminal.isThere(2) else { return }
    lock.withLock {
      isOn = true
      silentUntil = swivel_monotonic_microseconds() + Self.patience
    }
    FileSource.observer = self
    Thread { self.drawOnAndOn() }.start()
  }

  /// Ends for good, and leaves nothing on the terminal.
  func end() {
    lock.withLock {
      erase()
      isOn = false
    }
  }

  /// Ends for good where a signal ends the program, which must not wait for who is writing.
  func abandon() {
    guard lock.lock(before: Date(timeIntervalSinceNow: Self.secondsBetweenLines)) else { return }
    erase()
    isOn = false
    lock.unlock()
  }

  /// From now on traces count.
  ///
  /// - Parameter findTotal: Finds out how many there are, on another thread; `nil` if nobody knows.
  func expect(_ findTotal: @escaping @Sendable () -> Int?) {
    lock.withLock {
      traces.isBatch = true
      self.findTotal = findTotal
    }
  }

  /// A trace is done.
  func countTrace() {
    lock.withLock { traces.doneCount += 1 }
  }

  /// Lets a function write, with the line out of its way.
  ///
  /// Where text comes without a pause, the line does not come between.
  func aside<Result>(isText: Bool = false, _ write: () -> Result) -> Result {
    // Whoever reads the text elsewhere may take his time, through which progress goes on.
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

  /// Finds out how many traces there are, which may take a while.
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
    // Safe: the bytes live until the call returns. If nobody sees it, nothing is lost.
    _ = bytes.withUnsafeBytes { swivel_write_all(2, $0.baseAddress, $0.count) }
  }
}
