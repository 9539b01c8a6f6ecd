#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
package import SwivelRecorder
package import UIKit

extension Recorder {
  /// Records that a navigation controller's own getters return what its top page returns.
  ///
  /// The recorder cannot see that by itself; the sample apps state it, so that a replay asks the
  /// page that UIKit asks in the end.
  @MainActor
  package func declareForwardingToTop(of stack: UINavigationController) {
    guard let id = adapter?.identify(stack) else { return }
    record(.controller(.forwarding(controller: id, to: .top, hook: .override)))
  }
}
#endif
