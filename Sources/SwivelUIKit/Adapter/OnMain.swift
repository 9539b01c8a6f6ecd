#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Dispatch

/// Runs a function on the main actor: immediately if the caller is there, else asynchronously.
///
/// UIKit posts its notifications there, but other code can post them from any thread, and the
/// recorder must not crash the app then.
enum OnMain {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}
#endif
