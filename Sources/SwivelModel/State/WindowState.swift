/// What is known of a window.
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
  /// The first controller whose view was added to the window itself.
  public internal(set) var firstView: ControllerID?
  /// The last controller whose view was added to the window itself.
  public internal(set) var lastView: ControllerID?
  /// The top of its stack of presented pages.
  public internal(set) var topPresented: ControllerID?
  /// The top of that stack without the pages that are being dismissed.
  ///
  /// It follows from the stack, and is kept so that nobody has to walk down to it at every event.
  public internal(set) var topStaying: ControllerID?
  /// Its place among the windows, by the order of their creation.
  public internal(set) var order: UInt32 = 0
  /// What an app delegate that tells windows apart answers for it.
  public internal(set) var appMask: DelegateMask?
  /// What the app delegate last answered for it.
  public internal(set) var answeredAppMask: DelegateMask?

  /// How high it lies: by its level, and of the same level the later window is above the earlier.
  @inlinable package var place: (Int32, UInt32) { (level, order) }

  /// The state of a window of which nothing was told.
  public static let unknown = Self()

  /// Whether the window exists and has a controller, or the view of one, in it.
  func holds(_ controller: ControllerID) -> Bool {
    exists && (root == controller || firstView == controller || lastView == controller)
  }

  /// Forgets a controller that ended.
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
