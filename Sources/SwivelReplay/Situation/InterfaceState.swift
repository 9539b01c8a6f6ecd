public import SwivelModel

/// The rules' conclusions about the interface, where nothing was observed.
public struct InterfaceState: Hashable, Sendable {
  // By window handle; every orientation is possible until an event narrows it.
  @usableFromInline var windows: ContiguousArray<InterfaceOrientationMask> = []
  // By controller handle: the window's orientations before the page was presented.
  private var beforePresentation: ContiguousArray<InterfaceOrientationMask> = []
  // How often the screen was switched off in all; and by controller handle, before its
  // presentation.
  private var sleeps: UInt32 = 0
  private var sleepsBeforePresentation: ContiguousArray<UInt32> = []

  /// The value of `UIDevice.current.orientation`, if an observer enabled its notifications.
  public package(set) var device = DeviceOrientation.unknown
  /// The interface orientation of the last device orientation that was not flat; `nil` before the
  /// first.
  public package(set) var upright: InterfaceOrientation?
  /// The possible orientations of the status bar.
  public package(set) var statusBar: InterfaceOrientationMask = .all
  /// A device rotation waits for a transition to end.
  public package(set) var isTurnDeferred = false
  /// The last geometry request that rotated a window.
  package var openRequest: OpenRequest?
  /// The page that a stack showed last, for requests during a push.
  package var shown: ShownPage?
  /// The exception that ends the app by the rules, until something shows that the app continued.
  package var exception: UIKitException?
  /// The main window's orientations before a launch whose rotation is still pending (5–6).
  package var beforeLaunch: InterfaceOrientationMask?
  /// How the orientation of each window is known.
  package internal(set) var ledger = Ledger()

  package init() {}

  /// Makes the state of an app whose facts are known, without conclusions.
  ///
  /// The physical orientation is the last one recorded, unless the rotation lock hid it from UIKit.
  package init(knowing facts: SceneState) {
    let orientation = facts.device.orientation
    device = facts.device.isRotationLocked ? .unknown : orientation
    upright = orientation.interface
  }

  /// The possible orientations of a window's interface; all of them while nothing is known.
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

  /// The orientations of a page's window before the page was presented.
  package subscript(before page: ControllerID) -> InterfaceOrientationMask {
    let index = Int(page.rawValue)
    return index < beforePresentation.count ? beforePresentation[index] : .all
  }

  /// Whether the screen was switched off since a page was presented.
  func hasSlept(over page: ControllerID) -> Bool {
    let index = Int(page.rawValue)
    return index < sleepsBeforePresentation.count && sleepsBeforePresentation[index] != sleeps
  }

  /// Stores a window's orientations when a page is presented in it.
  package mutating func remember(_ shown: InterfaceOrientationMask, before page: ControllerID) {
    Self.set(shown, at: Int(page.rawValue), of: &beforePresentation, else: .all)
    Self.set(sleeps, at: Int(page.rawValue), of: &sleepsBeforePresentation, else: 0)
  }

  /// Records that the screen was switched off.
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
  // Increment when the stored layout changes; the rules' behavior has its own version.
  private static let archiveVersion: UInt8 = 5

  /// The state as bytes; never empty.
  package var archived: [UInt8] {
    var archive = StateArchive(version: Self.archiveVersion)
    var state = self
    state.pass(&archive)
    return archive.bytes
  }

  /// Decodes the bytes of ``archived``; `nil` if they are invalid.
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
    archive.optional(&exception)
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
    ledger.pass(&archive)
  }
}
