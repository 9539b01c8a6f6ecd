import Foundation

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
