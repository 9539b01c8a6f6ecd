/// The windows of an app by handle.
public struct WindowTable: Hashable, Sendable {
  // Handles are 8 bits wide.
  package static let maximumCount = Int(UInt8.max) + 1

  @usableFromInline var slots: ContiguousArray<WindowState> = []
  private var created: UInt32 = 0

  /// The first window that was created and still exists.
  public private(set) var main: WindowID?
  /// The key window.
  public internal(set) var key: WindowID?

  /// The main window; before any is known, the one of the first handle.
  package var mainOrFirst: WindowID { main ?? WindowID(rawValue: 0) }

  /// The state of a window.
  public internal(set) subscript(id: WindowID) -> WindowState {
    @inlinable get {
      let index = Int(id.rawValue)
      return index < slots.count ? slots[index] : .unknown
    }
    _modify {
      slots.grow(toHold: Int(id.rawValue), with: .unknown)
      yield &slots[Int(id.rawValue)]
    }
  }

  /// The upper bound of the handles.
  @inlinable public var handleCount: Int { slots.count }

  /// The existing windows, by handle.
  public var existing: ExistingWindows { ExistingWindows(slots) }

  mutating func add(_ id: WindowID, scene: SceneID, level: Int32, isHidden: Bool) {
    var window = WindowState()
    (window.exists, window.order) = (true, created)
    (window.scene, window.level, window.isHidden) = (scene, level, isHidden)
    created &+= 1
    self[id] = window
    if main == nil { main = id }
  }

  mutating func remove(_ id: WindowID) {
    self[id] = WindowState()
    if main == id { main = existing.min { self[$0].order < self[$1].order } }
    if key == id { key = main }
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.number(&created)
    archive.optional(&main)
    archive.optional(&key)
    archive.slots(&slots, limit: Self.maximumCount, blank: .unknown) { $0.pass(&$1) }
  }
}

/// The existing windows, by handle.
public struct ExistingWindows: Sequence, IteratorProtocol, Sendable {
  private let slots: ContiguousArray<WindowState>
  private var handle = 0

  init(_ slots: ContiguousArray<WindowState>) {
    self.slots = slots
  }

  /// The next window.
  public mutating func next() -> WindowID? {
    while handle < slots.count {
      defer { handle += 1 }
      if slots[handle].exists { return WindowID(rawValue: UInt8(truncatingIfNeeded: handle)) }
    }
    return nil
  }
}

extension ContiguousArray {
  /// Grows to an index, filling with an element.
  @inlinable
  package mutating func grow(toHold index: Int, with element: @autoclosure () -> Element) {
    let missing = index + 1 - count
    if missing > 0 { append(contentsOf: repeatElement(element(), count: missing)) }
  }
}
