#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Dispatch

/// Looks again when what goes on now is over, however often it is asked to.
///
/// UIKit does not report that it has turned an interface, or has left it. Asking for a look takes
/// no memory.
final class DeferredLook {
  private let soon = DispatchSource.makeUserDataAddSource(queue: .main)
  private let later = DispatchSource.makeTimerSource(queue: .main)
  private let looks: Looks

  /// How long after the last reason an interface has settled.
  ///
  /// UIKit reports the end of a push (0.35 to 0.5 s), a presentation and a dismissal, so their
  /// lengths do not matter here. It does not report the end of a turn that follows them, or that
  /// was asked for: 0.3 s for a quarter of a circle, and twice that for a half
  /// (`UIApplication.statusBarOrientationAnimationDuration`). 0.8 s are the longest turn, and 0.2 s
  /// for UIKit to begin with it.
  static let settlingTime = DispatchTimeInterval.milliseconds(800)
  /// How much later the system may take the look, to wake the app less often.
  static let leeway = DispatchTimeInterval.milliseconds(100)

  /// Looks are taken soon after they are asked for, and once more when the interface has settled
  /// since the last was asked for.
  @MainActor
  init(
    soon look: @escaping @MainActor @Sendable () -> Void,
    settled: @escaping @MainActor @Sendable () -> Void
  ) {
    let (later, looks) = (later, Looks(soon: look, settled: settled))
    self.looks = looks
    soon.setEventHandler {
      MainActor.assumeIsolated { looks.takeFirst() }
      later.schedule(deadline: .now() + Self.settlingTime, leeway: Self.leeway)
    }
    later.setEventHandler { MainActor.assumeIsolated { looks.takeLast() } }
    later.schedule(deadline: .distantFuture)
    later.activate()
    soon.activate()
  }

  deinit {
    soon.cancel()
    later.cancel()
  }

  /// Asks for a look soon, and one once the interface has settled.
  @MainActor
  func request() {
    looks.areDue = true
    soon.add(data: 1)
  }

  /// Takes the looks that were asked for and are still to come.
  @MainActor
  func finish() {
    guard looks.areDue else { return }
    looks.takeFirst()
    looks.takeLast()
  }
}

/// The looks to be taken, and whether any is still to come.
@MainActor
private final class Looks {
  var areDue = false
  private let soon: @MainActor @Sendable () -> Void
  private let settled: @MainActor @Sendable () -> Void

  init(
    soon: @escaping @MainActor @Sendable () -> Void,
    settled: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.soon, self.settled) = (soon, settled)
  }

  func takeFirst() {
    areDue = true
    soon()
  }

  func takeLast() {
    areDue = false
    settled()
  }
}
#endif
