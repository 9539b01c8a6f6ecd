public import SwivelModel

/// What the rules make of the interface so far, where nothing was observed.
public struct InterfaceState: Hashable, Sendable {
  // By window handle; every orientation is possible until something tells.
  private var windows: ContiguousArray<InterfaceOrientationMask> = []
  // By controller handle: what the window had before the page was presented.
  private var beforePresentation: ContiguousArray<InterfaceOrientationMask> = []

  /// What `UIDevice.current.orientation` gives, if somebody makes it watch its sensors.
  public package(set) var device = DeviceOrientation.unknown
  /// The way up, by the last device orientation that was not flat; `nil` before the first.
  public package(set) var upright: InterfaceOrientation?
  /// The orientations that the status bar may have.
  public package(set) var statusBar: InterfaceOrientationMask = .all
  /// A turn of the device waits for a transition to end.
  public package(set) var isTurnDeferred = false

  package init() {}

  /// The orientations that a window's interface may have; all of them while nothing is known.
  public package(set) subscript(window: WindowID) -> InterfaceOrientationMask {
    get {
      let index = Int(window.rawValue)
      return index < windows.count ? windows[index] : .all
    }
    set {
      Self.set(newValue, at: Int(window.rawValue), of: &windows)
    }
  }

  /// What a page's window had before the page was presented.
  package subscript(before page: ControllerID) -> InterfaceOrientationMask {
    get {
      let index = Int(page.rawValue)
      return index < beforePresentation.count ? beforePresentation[index] : .all
    }
    set {
      Self.set(newValue, at: Int(page.rawValue), of: &beforePresentation)
    }
  }

  private static func set(
    _ mask: InterfaceOrientationMask, at index: Int,
    of masks: inout ContiguousArray<InterfaceOrientationMask>
  ) {
    let missing = index + 1 - masks.count
    if missing > 0 { masks.append(contentsOf: repeatElement(.all, count: missing)) }
    masks[index] = mask
  }
}
