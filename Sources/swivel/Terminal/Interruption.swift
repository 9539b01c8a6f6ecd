import CSwivel
import Foundation
import SwivelLog
import SwivelTrace

/// Cleans up when a signal ends the program: the progress line and incomplete files.
///
/// A thread waits for the signals, because a handler may call very few functions.
enum Interruption {
  /// Waits for the usual signals from now on, except ignored ones.
  ///
  /// Must be called while there is one thread: later threads inherit the blocked signals.
  static func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    Thread { endProgram(at: awaited) }.start()
  }

  /// Whether a signal is ignored; any other ends the program when it is raised.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_DFL)
    // Safe: both are addresses, of a function or a constant.
    guard unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else {
      return false
    }
    signal(number, SIG_IGN)
    return true
  }

  private static func endProgram(at signals: sigset_t) {
    var (signals, number) = (signals, Int32())
    guard sigwait(&signals, &number) == 0 else { return }
    Progress.shared.abandon()
    Unfinished.files.removeForGood()
    // The parent process must see the signal as the cause of the end.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}

/// The files being written: an incomplete one could be mistaken for a complete one.
// Safe: the paths are accessed only under the lock.
final class Unfinished: @unchecked Sendable {
  static let files = Unfinished()

  private let lock = NSLock()
  private var paths: Set<String> = []

  /// Calls a function that writes a new file, which is removed if a signal arrives before the end.
  func during<Result, Fault: Error>(
    _ path: String, _ write: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    // An existing file is not ours, and the function will report it.
    guard !Files.exists(path) else { return try write() }
    insert(path)
    defer { remove(path) }
    return try write()
  }

  func insert(_ path: String) { lock.withLock { _ = paths.insert(path) } }

  func remove(_ path: String) { lock.withLock { _ = paths.remove(path) } }

  /// Removes all of them; the lock stays held until the program ends.
  func removeForGood() {
    lock.lock()
    for path in paths {
      _ = swivel_remove(path)
      UnfinishedName.removeOwn(of: path)
    }
  }
}
