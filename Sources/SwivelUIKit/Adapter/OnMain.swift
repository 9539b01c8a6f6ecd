#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Dispatch

/// Runs something on the main actor: at once if that is where the caller is, else soon.
///
/// UIKit posts its notifications there, but anybody can post one, and a recorder must not be what
/// ends the app then.
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
