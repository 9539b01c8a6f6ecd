package import SwivelModel

/// A run of an app: its setup, its steps, and the outcome according to a source.
package struct Scenario: Hashable, Sendable {
  /// The reliability of the expectations.
  package enum Oracle: CaseIterable, Sendable {
    /// The source states the outcome and the setup.
    case hard
    /// The outcome or the setup is partly inferred.
    case soft
    /// The run is only documentation, and is never scored.
    case none
  }

  /// The name, unique in the file.
  package let id: String
  /// One sentence, for people.
  package let title: String
  /// Where the run is described, for people.
  package let source: String
  package let oracle: Oracle
  /// Why the run cannot be scored, for people; only with the oracle `none`.
  package let why: String?
  /// The scenario with the same setup and steps from another source.
  package let duplicateOf: String?
  package let environment: Environment
  package let app: App
  /// The controllers, in the order of the file.
  package let controllers: [Controller]
  /// The windows, in the order of their creation; the first is the main window.
  package let windows: [Window]
  package let initial: Initial
  package let steps: [Step]
  package let expectation: Expectation
}

extension Scenario {
  /// The name of a controller; a window may have the same name.
  package struct ControllerName: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of a window; a controller may have the same name.
  package struct WindowName: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The device and the system on which the app runs.
  package struct Environment: Hashable, Sendable {
    package let ios: SystemVersion
    package let device: Device
    package let linkedSDK: SystemVersion
    /// How the system shows the app; `nil` for the whole screen of a phone.
    package let windowing: Windowing?
    /// The display of a foldable phone that shows the app.
    package let display: Display?
    /// Whether the app or its scenes own the windows.
    package let lifecycle: AppLifecycle
    package let process: ProcessKind
    /// Whether the app enabled device orientation notifications.
    package let deviceNotifications: Bool
  }

  /// The state before the first step: before the app's code runs, if the steps launch it.
  package struct Initial: Hashable, Sendable {
    /// An existing presentation.
    package struct Presentation: Hashable, Sendable {
      package let presenter: ControllerName
      package let presented: ControllerName
    }

    /// The orientation that the hardware reported last.
    package let device: DeviceOrientation
    /// The interface orientation of every window.
    package let interface: InterfaceOrientation
    /// Whether the user locked the rotation.
    package let rotationLock: Bool
    /// The existing presentations, the lowest first.
    package let presented: [Presentation]
  }
}
