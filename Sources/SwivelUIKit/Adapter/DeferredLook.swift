#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Dispatch

/// Looks again when what goes on now is over, however often it is asked to.
///
/// Nobody tells an observer that UIKit has turned, or has not. Asking for a look takes no memory.
final class DeferredLook {
  private let soon = DispatchSource.makeUserDataAddSource(queue: .main)
  private let later = DispatchSource.makeTimerSource(queue: .main)

  /// How long a turn takes, with some to spare: the animation has 0.3 s, 0.6 s for half a circle.
  private static let turnDuration = DispatchTimeInterval.milliseconds(800)

  /// Looks are taken soon after they are asked for, and once more when a turn is over.
  init(
    soon look: @escaping @MainActor @Sendable () -> Void,
    afterTurn: @escaping @MainActor @Sendable () -> Void
  ) {
    let later = later
    soon.setEventHandler {
      MainActor.assumeIsolated(look)
      later.schedule(deadline: .now() + Self.turnDuration, leeway: .milliseconds(100))
    }
    later.setEventHandler { MainActor.assumeIsolated(afterTurn) }
    later.schedule(deadline: .distantFuture)
    later.activate()
    soon.activate()
  }

  deinit {
    soon.cancel()
    later.cancel()
  }

  /// Asks for a look soon, and one when a turn is over.
  func request() {
    soon.add(data: 1)
  }
}
#endif
