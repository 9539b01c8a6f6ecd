import Foundation

/// Leaves nothing half done where a signal ends the program: no line of progress, no file that is
/// not whole.
///
/// A thread waits for the signals, for a handler might do next to nothing.
enum Interruption {
  /// Waits for the usual signals from now on, but for those that are ignored.
  ///
  /// To be called while there is one thread: those that it starts leave the signals alone, as it
  /// does.
  static func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    Thread { endProgram(at: awaited) }.start()
  }

  /// Whether a signal is ignored; any other will end the program when it is raised.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_DFL)
    // Safe: both are addresses, of a function or one that stands for none.
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
    // Whoever started the program is to see what ended it.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
