/// The environment of the app.
public struct SessionState: Hashable, Sendable {
  /// The version of iOS that the app runs on.
  public internal(set) var system = SystemVersion.unknown
  /// The SDK that the app was linked against, if recorded.
  public internal(set) var declaredSDK: SystemVersion?
  /// The hardware.
  public internal(set) var device: Device = []
  /// The hardware's identifier, where it is known.
  public internal(set) var deviceIdentifier: NameID?
  /// How an iPad shows the scene.
  public internal(set) var windowing = Windowing.fullScreen
  /// Whether the app delegate or scene delegates own the windows.
  public internal(set) var appLifecycle = AppLifecycle.app
  /// Whether the interface belongs to an app or to an app extension.
  public internal(set) var process = ProcessKind.app
  /// Whether the generation of `UIDevice` notifications is enabled.
  public internal(set) var generatesDeviceNotifications = true
  /// Whether the Info.plist has UIRequiresFullScreen.
  public internal(set) var requiresFullScreen = false
  /// The version of iOS from which the system ignores UIRequiresFullScreen, if recorded.
  public internal(set) var fullScreenIgnoredFrom: SystemVersion?
  /// Whether the recorder was to observe a scene, and was given none.
  public internal(set) var hasMissedScene = false
  /// The last stage of the app's lifecycle; switching the screen off does not change that of a
  /// background app.
  public internal(set) var phase = Phase.active

  /// The SDK that the app was linked against; if not recorded, the version of iOS is assumed.
  public var linkedSDK: SystemVersion { declaredSDK ?? system }

  mutating func apply(_ fact: SessionFact) {
    switch fact {
    case .systemVersion(let version): system = version
    case .linkedSDK(let version): declaredSDK = version
    case .device(let model, let identifier): (device, deviceIdentifier) = (model, identifier)
    case .windowing(let mode): windowing = mode
    case .appLifecycle(let owner): appLifecycle = owner
    case .process(let kind): process = kind
    case .deviceNotifications(let on): generatesDeviceNotifications = on
    case .requiresFullScreen(let value): requiresFullScreen = value
    case .fullScreenIgnoredFrom(let version): fullScreenIgnoredFrom = version
    case .sceneMissing: hasMissedScene = true
    // An app in the background stays there when the screen is switched off and on.
    case .phase(phase: .sleep) where phase == .background,
      .phase(phase: .wake) where phase == .background:
      break
    case .phase(let reached): phase = reached
    }
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.value(&system, usually: .unknown)
    archive.optional(&declaredSDK)
    archive.value(&device, usually: [])
    archive.optional(&deviceIdentifier)
    archive.value(&windowing, usually: .fullScreen)
    archive.value(&appLifecycle, usually: .app)
    archive.value(&process, usually: .app)
    archive.flag(&generatesDeviceNotifications)
    archive.flag(&requiresFullScreen)
    archive.value(&phase, usually: .active)
    guard archive.version >= 4 else { return }
    archive.optional(&fullScreenIgnoredFrom)
    archive.flag(&hasMissedScene)
  }
}

/// The device orientation and the rotation lock.
public struct DeviceState: Hashable, Sendable {
  /// The physical orientation, as far as recorded.
  public internal(set) var orientation = DeviceOrientation.unknown
  /// Whether the user has locked the rotation.
  public internal(set) var isRotationLocked = false

  mutating func apply(_ fact: DeviceFact) {
    switch fact {
    case .deviceTurned(let to): orientation = to
    case .deviceOrientation(let told): orientation = told
    case .rotationLock(let on): isRotationLocked = on
    case .deviceOrientationAmong(let sides):
      orientation = sides.only?.device ?? .unknown
    case .deviceOrientationRead: break
    }
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.value(&orientation, usually: .unknown)
    archive.flag(&isRotationLocked)
  }
}
