extension SceneState {
  // Increment when the stored layout changes, or when events lead to other facts: in both cases
  // stored states differ from a fold from the start.
  package static let archiveVersion: UInt8 = 10
  // Recordings begin with such bytes where their first segments were dropped, so all stay readable.
  package static let readableVersions: ClosedRange<UInt8> = 1...archiveVersion

  /// The state as bytes.
  package var archived: [UInt8] {
    var archive = StateArchive(version: Self.archiveVersion)
    var state = self
    state.pass(&archive)
    return archive.bytes
  }

  /// Decodes the bytes of ``archived``; `nil` if they are invalid.
  package init?(archived bytes: [UInt8]) {
    self.init()
    var archive = StateArchive(reading: bytes, versions: Self.readableVersions)
    pass(&archive)
    guard archive.isWhole, hasSoundLinks else { return nil }
    if archive.version < 3 { controllers.settlePresenters() }
    for handle in windows.slots.indices { settleStaying(in: WindowID(rawValue: UInt8(handle))) }
  }

  private mutating func pass(_ archive: inout StateArchive) {
    session.pass(&archive)
    app.pass(&archive)
    device.pass(&archive)
    windows.pass(&archive)
    controllers.pass(&archive)
  }
}

// Events keep the lists of children and of presented pages consistent, and walks over them rely on
// that to terminate. Stored bytes may be damaged.
extension SceneState {
  /// Whether every list ends and contains exactly its members.
  var hasSoundLinks: Bool { hasSoundChildren && !hasRing && hasSoundPresentations }

  private var hasSoundChildren: Bool {
    var (claimedCount, listedCount) = (0, 0)
    for (handle, state) in controllers.slots.enumerated() {
      if state.parent != nil {
        claimedCount += 1
      } else if state.previousSibling != nil || state.nextSibling != nil {
        return false
      }
      guard let count = childCount(of: ControllerID(rawValue: UInt16(handle))) else { return false }
      listedCount += count
    }
    return listedCount == claimedCount
  }

  /// The length of a controller's list; `nil` if it is broken.
  ///
  /// No list is endless: the controller at which it returned would have two predecessors.
  private func childCount(of parent: ControllerID) -> Int? {
    var count = 0
    var (last, next): (ControllerID?, ControllerID?) = (nil, controllers[parent].firstChild)
    while let child = next {
      guard controllers[child].parent == parent, controllers[child].previousSibling == last else {
        return nil
      }
      count += 1
      (last, next) = (child, controllers[child].nextSibling)
    }
    return controllers[parent].lastChild == last ? count : nil
  }

  /// Whether a controller is its own ancestor, where all parents are known to exist.
  private var hasRing: Bool {
    // By handle: the controller from which it was first reached on the way up; -1 not yet.
    var starts = ContiguousArray(repeating: -1, count: controllers.slots.count)
    for start in starts.indices {
      var next: Int? = start
      while let handle = next, starts[handle] < 0 {
        starts[handle] = start
        next = controllers.slots[handle].parent.map { Int($0.rawValue) }
      }
      if let handle = next, starts[handle] == start { return true }
    }
    return false
  }

  private var hasSoundPresentations: Bool {
    let presentedCount = controllers.slots.reduce(0) { $0 + ($1.isPresented ? 1 : 0) }
    var listedCount = 0
    for (handle, window) in windows.slots.enumerated() {
      var next = window.topPresented
      while let page = next {
        listedCount += 1
        guard controllers[page].presentedIn?.rawValue == UInt8(handle),
          listedCount <= presentedCount
        else { return false }
        next = controllers[page].presentedBelow
      }
    }
    return listedCount == presentedCount
  }
}
