/// The orientations that the app as a whole allows.
public struct AppState: Hashable, Sendable {
  /// How the app delegate computes its mask.
  public enum Delegate: Hashable, Sendable {
    /// It does not implement the method.
    case absent
    /// It returns a fixed mask.
    case fixed(InterfaceOrientationMask)
    /// It depends on the topmost controller.
    case byVisible
    /// It depends on the window.
    case byWindow
  }

  /// UISupportedInterfaceOrientations.
  public internal(set) var plist = PlistOrientations()
  /// `application(_:supportedInterfaceOrientationsFor:)`.
  public internal(set) var delegate = Delegate.absent
  /// The number of changes of the app delegate; answers of earlier generations are void.
  @usableFromInline var delegateGeneration: UInt32 = 0
  /// The mask of a delegate that distinguishes controllers or windows for any other.
  public internal(set) var otherMask: InterfaceOrientationMask?
  /// `supportedInterfaceOrientations(for:)` of the delegates of all scenes, as declared (27+).
  public internal(set) var sceneMask: InterfaceOrientationMask?
  // By scene handle: its own delegate's answer since.
  private var answeredSceneMasks: ContiguousArray<InterfaceOrientationMask?> = []

  /// The mask of a scene's delegate; `nil` if it was neither declared nor recorded.
  public func sceneMask(of scene: SceneID) -> InterfaceOrientationMask? {
    let index = Int(scene.rawValue)
    let answered = index < answeredSceneMasks.count ? answeredSceneMasks[index] : nil
    return answered ?? sceneMask
  }

  /// Sets the mask of all scenes' delegates, replacing their answers.
  mutating func declareSceneMask(_ mask: InterfaceOrientationMask?) {
    sceneMask = mask
    answeredSceneMasks = []
  }

  /// Sets a scene's answer; `nil` at the end of the scene, whose handle may be reused.
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
    // Scene handles are 8 bits wide, like those of windows.
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

/// A mask of the app delegate, valid until the delegate changes.
///
/// Stamped with a generation, so that a change invalidates all of them at once.
public struct DelegateMask: Hashable, Sendable {
  @usableFromInline var mask: InterfaceOrientationMask
  @usableFromInline var generation: UInt32

  init(_ mask: InterfaceOrientationMask, _ generation: UInt32) {
    (self.mask, self.generation) = (mask, generation)
  }

  @inlinable
  package func mask(in generation: UInt32) -> InterfaceOrientationMask? {
    self.generation == generation ? mask : nil
  }

  static func pass(_ mask: inout Self?, _ archive: inout StateArchive) {
    archive.optional(&mask, blank: Self([], 0)) { mask, archive in
      archive.value(&mask.mask, usually: [])
      archive.number(&mask.generation)
    }
  }
}

/// The orientations of the Info.plist, in the order of the file and without repeats.
public struct PlistOrientations: Hashable, Sendable {
  // Four bits an entry, the first in the lowest; an orientation's raw value is never 0.
  private var entries: UInt16 = 0

  /// All of them as a mask.
  public private(set) var mask: InterfaceOrientationMask = []

  /// The entry that stands first in the file.
  public var first: InterfaceOrientation? { InterfaceOrientation(rawValue: UInt8(entries & 0xF)) }

  /// The entries, in order.
  public var ordered: [InterfaceOrientation] {
    (0..<4).compactMap { InterfaceOrientation(rawValue: UInt8(entries >> ($0 * 4) & 0xF)) }
  }

  mutating func append(_ orientation: InterfaceOrientation) {
    guard !mask.allows(orientation) else { return }
    entries |= UInt16(orientation.rawValue) << (mask.rawValue.nonzeroBitCount * 4)
    mask.insert(InterfaceOrientationMask(orientation))
  }

  mutating func pass(_ archive: inout StateArchive) {
    var number = UInt32(entries)
    archive.number(&number)
    guard archive.isReading else { return }
    // The mask follows from the entries; entries that `append` would not produce are invalid.
    self = Self()
    for place in 0..<4 as Range<UInt32> {
      if let entry = InterfaceOrientation(rawValue: UInt8(number >> (place * 4) & 0xF)) {
        append(entry)
      }
    }
    if entries != number { archive.fail() }
  }
}
