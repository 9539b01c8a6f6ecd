#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation

/// The device on which the app runs.
enum Hardware {
  /// Its identifier, such as `iPhone14,5`; in the simulator that of the simulated device.
  static var identifier: String? {
    if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return simulated
    }
    var system = utsname()
    guard uname(&system) == 0 else { return nil }
    // Safe: the terminated bytes are copied while they are valid.
    return withUnsafeBytes(of: &system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
#endif
