#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
package import SwivelRecorder
import UIKit

// An interface that stays as it was is evidence, too: of a page that should have turned it. So each
// interface is recorded when a transition ends and once it has settled, changed or not; between
// them, and while nothing happens, only when it has changed.
extension Adapter {
  /// Records the end of a transition, after which the next look records each interface, changed or
  /// not.
  ///
  /// The caller looks before the app's own delegate or completion runs. What the interface is then,
  /// UIKit has made of the transition; what the app does there, be it a request or the next
  /// transition, comes after it in the log, and so does what comes of that.
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

  /// Looks soon, and again once the interface has settled; then each is recorded, changed or not.
  func lookOnceSettled() {
    device.isLookRequested = watch != nil
    watch?.look.request()
  }

  /// Lets the next look record each interface that is observed, changed or not.
  ///
  /// A scene in the background shows nothing: the system turns it for pictures of its own. It is
  /// recorded when the scene is active again.
  private func expectInterfaces() {
    for handle in scenes.handles
    where scenes[handle].isObserved && scenes[handle].phase != .background {
      scenes[handle].orientation = nil
    }
  }
}

extension Recorder {
  /// Takes the looks that were asked for and are still to come now, as if their time had come.
  ///
  /// For tests, which do not let the main queue run.
  @MainActor
  package func settle() {
    adapter?.watch?.look.finish()
  }
}
#endif
