#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
package import SwivelRecorder
import UIKit

// An interface that stays as it was is evidence, too: of a page that should have rotated it. So
// each interface is recorded when a transition ends and after it has settled, changed or not;
// between them, and while nothing happens, only when it has changed.
extension Adapter {
  /// Records the end of a transition, after which the next look records each interface, changed or
  /// not.
  ///
  /// The caller looks before the app's delegate or completion handler runs. The interface at that
  /// point is the result of the transition; what the app does there, such as a request or the next
  /// transition, and its result are recorded later.
  func conclude(_ kind: Event.Kind) {
    tell(kind)
    expectInterfaces()
    lookOnceSettled()
  }

  /// Looks now, and records each interface, changed or not.
  func lookAnyway() {
    expectInterfaces()
    look()
  }

  /// Looks soon, and again after the interface has settled; then each is recorded, changed or not.
  func lookOnceSettled() {
    device.isLookRequested = watch != nil
    watch?.look.request()
  }

  /// Makes the next look record each observed interface, changed or not.
  ///
  /// A scene in the background is invisible, and the system rotates it for snapshots. It is
  /// recorded when the scene is active again.
  private func expectInterfaces() {
    for handle in scenes.handles
    where scenes[handle].isObserved && scenes[handle].phase != .background {
      scenes[handle].orientation = nil
    }
  }
}

extension Recorder {
  /// Takes the pending looks immediately.
  ///
  /// For tests, in which the main queue does not run.
  @MainActor
  package func settle() {
    adapter?.watch?.look.finish()
  }
}
#endif
