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
  /// How the system shows the scene.
  public internal(set) var windowing = Windowing.fullScreen
  /// Whether the app delegate or scene delegates own the windows, if recorded.
  public internal(set) var declaredLifecycle: AppLifecycle?
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
  // Whether the user has begun to resize every scene; and by scene handle, to resize that one.
  private var isEverySceneResized = false
  private var resizedScenes: ContiguousArray<Bool> = []

  /// Whether the user has begun to resize a scene.
  public func isResized(_ scene: SceneID) -> Bool {
    let index = Int(scene.rawValue)
    return isEverySceneResized || (index < resizedScenes.count && resizedScenes[index])
  }

  /// The SDK that the app was linked against; if not recorded, the version of iOS is assumed.
  public var linkedSDK: SystemVersion { declaredSDK ?? system }

  /// Whether the app delegate or scene delegates own the windows.
  public var appLifecycle: AppLifecycle { declaredLifecycle ?? .app }

  /// Sets whether the user has resized a scene; it has not at its end, whose handle may be reused.
  mutating func setResized(_ scene: SceneID, _ value: Bool) {
    guard value || isResized(scene) else { return }
    resizedScenes.grow(toHold: Int(scene.rawValue), with: false)
    resizedScenes[Int(scene.rawValue)] = value
  }

  mutating func apply(_ fact: SessionFact) {
    switch fact {
    case .systemVersion(let version): system = version
    case .linkedSDK(let version): declaredSDK = version
    case .device(let model, let identifier): (device, deviceIdentifier) = (model, identifier)
    case .windowing(let mode): windowing = mode
    case .appLifecycle(let owner): declaredLifecycle = owner
    case .process(let kind): process = kind
    case .deviceNotifications(let on): generatesDeviceNotifications = on
    case .requiresFullScreen(let value): requiresFullScreen = value
    case .fullScreenIgnoredFrom(let version): fullScreenIgnoredFrom = version
    case .sceneMissing: hasMissedScene = true
    case .sceneResizing(let scene?, on: true): setResized(scene, true)
    case .sceneResizing(nil, let on): isEverySceneResized = isEverySceneResized || on
    case .sceneResizing, .screenChanged, .runBegan: break
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
    passLifecycle(&archive)
    archive.value(&process, usually: .app)
    archive.flag(&generatesDeviceNotifications)
    archive.flag(&requiresFullScreen)
    archive.value(&phase, usually: .active)
    guard archive.version >= 4 else { return }
    archive.optional(&fullScreenIgnoredFrom)
    archive.flag(&hasMissedScene)
    guard archive.version >= 5 else { return }
    var isDeclaredApp = declaredLifecycle == .app
    archive.flag(&isDeclaredApp)
    if isDeclaredApp { declaredLifecycle = .app }
    archive.flag(&isEverySceneResized)
    archive.slots(&resizedScenes, limit: WindowTable.maximumCount, blank: false) { $1.flag(&$0) }
  }

  /// Earlier versions did not distinguish the app's own lifecycle from none.
  private mutating func passLifecycle(_ archive: inout StateArchive) {
    var owner = appLifecycle
    archive.value(&owner, usually: .app)
    if archive.isReading { declaredLifecycle = owner == .app ? nil : owner }
  }
}

/// The device orientation and the rotation lock.
public struct DeviceState: Hashable, Sendable {
  /// The physical orientation, as far as recorded.
  public internal(set) var orientation = DeviceOrientation.unknown
  /// Whether the user has locked the rotation.
  public internal(set) var isRotationLocked = false
  /// The display of a foldable phone that shows the app, if recorded.
  public internal(set) var display: Display?

  mutating func apply(_ fact: DeviceFact) {
    switch fact {
    case .deviceTurned(let to): orientation = to
    case .deviceOrientation(let told): orientation = told
    case .rotationLock(let on): isRotationLocked = on
    case .deviceOrientationAmong(let sides):
      orientation = sides.only?.device ?? .unknown
    case .displayUsed(let used): display = used
    case .deviceOrientationRead: break
    }
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.value(&orientation, usually: .unknown)
    archive.flag(&isRotationLocked)
    guard archive.version >= 5 else { return }
    archive.optional(&display)
  }
}
