package import SwivelModel

extension Scenario {
  /// The device and the system that the app runs on.
  package struct Environment: Hashable, Sendable {
    /// The version that runs.
    package let ios: SystemVersion
    /// The hardware.
    package let device: Device
    /// The SDK that the app was linked against.
    package let linkedSDK: SystemVersion
    /// How an iPad shows the app; `nil` on phones.
    package let windowing: Windowing?
    /// Who owns the windows.
    package let lifecycle: AppLifecycle
    /// What kind of process the interface runs in.
    package let process: ProcessKind
    /// Whether anybody asked the device to report how it is held.
    package let deviceNotifications: Bool
  }
}
