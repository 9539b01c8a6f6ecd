/// Which orientations the app as a whole allows.
public struct AppState: Hashable, Sendable {
  /// How the app delegate arrives at its answer.
  public enum Delegate: Hashable, Sendable {
    /// It does not implement the method.
    case absent
    /// It answers one mask.
    case fixed(InterfaceOrientationMask)
    /// It answers by the controller that is top-most.
    case byVisible
    /// It answers by the window that it is asked for.
    case byWindow
  }

  /// UISupportedInterfaceOrientations.
  public internal(set) var plist = PlistOrientations()
  /// `application(_:supportedInterfaceOrientationsFor:)`.
  public internal(set) var delegate = Delegate.absent
  /// How often the app delegate changed its mind; what it said in an earlier generation is void.
  @usableFromInline var delegateGeneration: UInt32 = 0
  /// What a delegate that tells controllers or windows apart answers for any other.
  public internal(set) var otherMask: InterfaceOrientationMask?
  /// `supportedInterfaceOrientations(for:)` of the delegates of all scenes, as it was declared
  /// (27+).
  public internal(set) var sceneMask: InterfaceOrientationMask?
  // By scene handle: what its own delegate answered since.
  private var answeredSceneMasks: ContiguousArray<InterfaceOrientationMask?> = []

  /// What the delegate of a scene allows; `nil` if it was neither declared nor asked.
  public func sceneMask(of scene: SceneID) -> InterfaceOrientationMask? {
    let index = Int(scene.rawValue)
    let answered = index < answeredSceneMasks.count ? answeredSceneMasks[index] : nil
    return answered ?? sceneMask
  }

  /// Takes in what all scenes' delegates allow, whatever they answered before.
  mutating func declareSceneMask(_ mask: InterfaceOrientationMask?) {
    sceneMask = mask
    answeredSceneMasks = []
  }

  /// Takes in what a scene's delegate answered; `nil` behind the end of the scene, whose handle may
  /// be used again.
  mutating func answerSceneMask(_ mask: InterfaceOrientationMask?, of scene: SceneID) {
    let index = Int(scene.rawValue)
    answeredSceneMasks.grow(toHold: index, with: nil)
    answeredSceneMasks[index] = mask
  }

  mutating func pass(_ archive: inout StateArchive) {
    plist.pass(&archive)
    delegate.pass(&archive)
    archive.number(&delegateGeneration)
    archive.optional(&otherMask)
    archive.optional(&sceneMask)
    guard archive.version >= 2 else { return }
    // Scenes' handles are 8 bits wide, as are those of windows.
    archive.slots(&answeredSceneMasks, limit: WindowTable.maximumCount, blank: nil) {
      $1.optional(&$0)
    }
  }
}

extension AppState.Delegate {
  fileprivate mutating func pass(_ archive: inout StateArchive) {
    var (tag, mask) = parts
    archive.number(&tag)
    if tag == 1 { archive.value(&mask, usually: []) }
    switch tag {
    case 0: self = .absent
    case 1: self = .fixed(mask)
    case 2: self = .byVisible
    case 3: self = .byWindow
    default: archive.fail()
    }
  }

  private var parts: (tag: UInt32, mask: InterfaceOrientationMask) {
    switch self {
    case .absent: (0, [])
    case .fixed(let mask): (1, mask)
    case .byVisible: (2, [])
    case .byWindow: (3, [])
    }
  }
}

extension SceneState {
  /// The same facts without the entries of the Info.plist.
  package var withoutPlist: Self {
    var state = self
    state.app.plist = PlistOrientations()
    return state
  }
}
