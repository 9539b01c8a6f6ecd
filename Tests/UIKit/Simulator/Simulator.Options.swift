package import SwivelModel

extension Simulator {
  /// What an app is run on, and what its Info.plist says.
  package struct Options: Sendable {
    /// The version of iOS that runs.
    package var system = SystemVersion(26)
    /// The SDK that the app was linked against; the one of the system if not stated.
    package var linkedSDK: SystemVersion?
    /// The hardware.
    package var device: Device = []
    /// How an iPad shows the app.
    package var windowing: Windowing?
    /// The display of a foldable phone that shows the app at first.
    package var display: Display?
    /// Whether the app delegate or scene delegates own the windows.
    package var lifecycle = AppLifecycle.app
    /// UISupportedInterfaceOrientations, in the order of the file.
    package var infoPlist: [InterfaceOrientation] = []
    /// UIRequiresFullScreen.
    package var requiresFullScreen = false
    /// UIRequiresFullScreenIgnoredStartingWithVersion.
    package var fullScreenIgnoredFrom: SystemVersion?
    /// How the device is held at first.
    package var held = DeviceOrientation.portrait
    /// Which way the interface is up at first.
    package var interface = InterfaceOrientation.portrait
    /// Whether the user has locked the rotation at first.
    package var isRotationLocked = false

    package init() {}
  }
}
