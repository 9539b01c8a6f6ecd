#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Dispatch

/// Looks again after the current callbacks; repeated requests are coalesced.
///
/// UIKit does not report whether it has rotated an interface. Requesting a look allocates no
/// memory.
final class DeferredLook {
  private let soon = DispatchSource.makeUserDataAddSource(queue: .main)
  private let later = DispatchSource.makeTimerSource(queue: .main)
  private let looks: Looks

  /// How long after the last cause an interface has settled.
  ///
  /// UIKit reports the end of a push (0.35 to 0.5 s), a presentation and a dismissal, so their
  /// durations do not matter here. It does not report the end of a rotation that follows them, or
  /// that was requested: 0.3 s for a quarter turn, and twice that for a half turn
  /// (`UIApplication.statusBarOrientationAnimationDuration`). 0.8 s are the longest rotation, and
  /// 0.2 s for UIKit to start it.
  static let settlingTime = DispatchTimeInterval.milliseconds(800)
  /// The leeway of the timer, to wake the app less often.
  static let leeway = DispatchTimeInterval.milliseconds(100)

  /// Looks are taken soon after a request, and once more when the interface has settled after the
  /// last one.
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

  /// Requests a look soon, and one after the interface has settled.
  @MainActor
  func request() {
    looks.areDue = true
    soon.add(data: 1)
  }

  /// Takes the pending looks now.
  @MainActor
  func finish() {
    guard looks.areDue else { return }
    looks.takeFirst()
    looks.takeLast()
  }
}

/// The pending looks.
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
