public import SwivelModel

/// What the rules make of the interface so far, where nothing was observed.
public struct InterfaceState: Hashable, Sendable {
  // By window handle; every orientation is possible until something tells.
  @usableFromInline var windows: ContiguousArray<InterfaceOrientationMask> = []
  // By controller handle: what the window had before the page was presented.
  private var beforePresentation: ContiguousArray<InterfaceOrientationMask> = []
  // How often the screen went off; and by controller handle, how often before it was presented.
  private var sleeps: UInt32 = 0
  private var sleepsBeforePresentation: ContiguousArray<UInt32> = []

  /// What `UIDevice.current.orientation` gives, if somebody makes it watch its sensors.
  public package(set) var device = DeviceOrientation.unknown
  /// The way up, by the last device orientation that was not flat; `nil` before the first.
  public package(set) var upright: InterfaceOrientation?
  /// The orientations that the status bar may have.
  public package(set) var statusBar: InterfaceOrientationMask = .all
  /// A turn of the device waits for a transition to end.
  public package(set) var isTurnDeferred = false
  /// The last geometry request that turned a window.
  package var openRequest: OpenRequest?
  /// The page that a stack has shown last, for requests that meet a push.
  package var shown: ShownPage?
  /// What the main window had before a launch whose turn is still to come (5–6).
  package var beforeLaunch: InterfaceOrientationMask?

  package init() {}

  /// Makes the state of an app of which the facts are known, and no conclusions.
  ///
  /// How the device is held is what was last told, unless the rotation lock kept it from UIKit.
  package init(knowing facts: SceneState) {
    let orientation = facts.device.orientation
    device = facts.device.isRotationLocked ? .unknown : orientation
    upright = orientation.interface
  }

  /// The orientations that a window's interface may have; all of them while nothing is known.
  public package(set) subscript(window: WindowID) -> InterfaceOrientationMask {
    @inlinable get {
      let index = Int(window.rawValue)
      return index < windows.count ? windows[index] : .all
    }
    set {
      let index = Int(window.rawValue)
      guard index < windows.count else {
        return Self.set(newValue, at: index, of: &windows, else: .all)
      }
      if windows[index] != newValue { windows[index] = newValue }
    }
  }

  /// What a page's window had before the page was presented.
  package subscript(before page: ControllerID) -> InterfaceOrientationMask {
    let index = Int(page.rawValue)
    return index < beforePresentation.count ? beforePresentation[index] : .all
  }

  /// Whether the screen went off since a page was presented.
  func hasSlept(over page: ControllerID) -> Bool {
    let index = Int(page.rawValue)
    return index < sleepsBeforePresentation.count && sleepsBeforePresentation[index] != sleeps
  }

  /// Remembers what a window has while a page is being presented in it.
  package mutating func remember(_ window: WindowID, before page: ControllerID) {
    Self.set(self[window], at: Int(page.rawValue), of: &beforePresentation, else: .all)
    Self.set(sleeps, at: Int(page.rawValue), of: &sleepsBeforePresentation, else: 0)
  }

  /// Takes note of the screen going off.
  package mutating func sleep() {
    sleeps &+= 1
  }

  private static func set<Element>(
    _ element: Element, at index: Int, of elements: inout ContiguousArray<Element>,
    else filler: Element
  ) {
    elements.grow(toHold: index, with: filler)
    elements[index] = element
  }
}

extension InterfaceState {
  // To be raised when what is stored changes; what the rules make of it has a version of its own.
  private static let archiveVersion: UInt8 = 3

  /// The state as bytes; never none.
  package var archived: [UInt8] {
    var archive = StateArchive(version: Self.archiveVersion)
    var state = self
    state.pass(&archive)
    return archive.bytes
  }

  /// Makes the state that bytes stand for; `nil` if they are not what ``archived`` gives.
  package init?(archived bytes: [UInt8]) {
    self.init()
    var archive = StateArchive(
      reading: bytes, versions: Self.archiveVersion...Self.archiveVersion)
    pass(&archive)
    guard archive.isWhole, sleepsBeforePresentation.count == beforePresentation.count else {
      return nil
    }
  }

  private mutating func pass(_ archive: inout StateArchive) {
    archive.value(&device, usually: .unknown)
    archive.optional(&upright)
    archive.value(&statusBar, usually: .all)
    archive.flag(&isTurnDeferred)
    OpenRequest.pass(&openRequest, &archive)
    ShownPage.pass(&shown, &archive)
    archive.optional(&beforeLaunch)
    archive.number(&sleeps)
    archive.slots(&windows, limit: WindowTable.maximumCount, blank: .all) { mask, archive in
      archive.value(&mask, usually: .all)
    }
    let pageLimit = ControllerTable.maximumCount
    archive.slots(&beforePresentation, limit: pageLimit, blank: .all) { mask, archive in
      archive.value(&mask, usually: .all)
    }
    archive.slots(&sleepsBeforePresentation, limit: pageLimit, blank: 0) { count, archive in
      archive.number(&count)
    }
  }
}
