/// The known state of a window.
public struct WindowState: Hashable, Sendable {
  /// Whether the window was added and has not been removed.
  public internal(set) var exists = false
  /// The scene that it belongs to.
  public internal(set) var scene = SceneID(rawValue: 0)
  /// Its level: 0 normal, 1000 status bar, 2000 alert.
  public internal(set) var level: Int32 = 0
  /// Whether it is hidden.
  public internal(set) var isHidden = false
  /// Its root view controller.
  public internal(set) var root: ControllerID?
  /// The first controller whose view was added directly to the window.
  public internal(set) var firstView: ControllerID?
  /// The last controller whose view was added directly to the window.
  public internal(set) var lastView: ControllerID?
  /// The top of its stack of presented pages.
  public internal(set) var topPresented: ControllerID?
  /// The top of that stack without the pages that are being dismissed.
  ///
  /// Derived from the stack, and cached so that no event has to walk down to it.
  public internal(set) var topStaying: ControllerID?
  /// Its position in the order of creation.
  public internal(set) var order: UInt32 = 0
  /// The mask of an app delegate that distinguishes windows.
  public internal(set) var appMask: DelegateMask?
  /// The app delegate's last answer for it.
  public internal(set) var answeredAppMask: DelegateMask?

  /// Its z-order: by level, and of the same level the later window is above the earlier.
  @inlinable package var place: (Int32, UInt32) { (level, order) }

  /// The state of an unknown window.
  public static let unknown = Self()

  /// Whether the window exists and contains a controller, or its view.
  func holds(_ controller: ControllerID) -> Bool {
    exists && (root == controller || firstView == controller || lastView == controller)
  }

  /// Removes a deallocated controller.
  mutating func forget(_ controller: ControllerID) {
    if root == controller { root = nil }
    if firstView == controller { firstView = nil }
    if lastView == controller { lastView = nil }
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.flag(&exists)
    archive.value(&scene, usually: SceneID(rawValue: 0))
    archive.number(&level)
    archive.flag(&isHidden)
    archive.optional(&root)
    archive.optional(&firstView)
    archive.optional(&lastView)
    archive.optional(&topPresented)
    archive.number(&order)
    DelegateMask.pass(&appMask, &archive)
    DelegateMask.pass(&answeredAppMask, &archive)
  }
}
