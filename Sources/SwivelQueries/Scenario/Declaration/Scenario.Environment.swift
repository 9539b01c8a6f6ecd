package import SwivelModel

extension Scenario {
  /// The device and the system on which the app runs.
  package struct Environment: Hashable, Sendable {
    /// The version of iOS.
    package let ios: SystemVersion
    /// The hardware.
    package let device: Device
    /// The SDK that the app was linked against.
    package let linkedSDK: SystemVersion
    /// How an iPad shows the app; `nil` on phones.
    package let windowing: Windowing?
    /// Whether the app or its scenes own the windows.
    package let lifecycle: AppLifecycle
    /// The kind of process.
    package let process: ProcessKind
    /// Whether the app enabled device orientation notifications.
    package let deviceNotifications: Bool
  }
}
