import Foundation
import SwivelRecorder

/// Exports a recording again and again, on a thread of its own, until it is stopped.
///
/// Safe: what both threads use is under a lock.
final class Exports: @unchecked Sendable {
  private let lock = NSLock()
  private var isStopped = false
  private var count = 0
  private let group = DispatchGroup()

  init(of recorder: Recorder, to folder: URL) {
    group.enter()
    let thread = Thread { [self] in
      while lock.withLock({ !isStopped }) {
        let path = folder.appendingPathComponent("\(UUID().uuidString).export.swivel").path
        guard (try? recorder.export(to: path)) != nil else { break }
        lock.withLock { count += 1 }
        try? FileManager.default.removeItem(atPath: path)
      }
      group.leave()
    }
    thread.start()
  }

  /// - Returns: How many exports were complete.
  func stop() -> Int {
    lock.withLock { isStopped = true }
    group.wait()
    return lock.withLock { count }
  }
}
