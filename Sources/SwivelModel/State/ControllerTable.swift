/// The controllers of an app by handle.
///
/// A handle that was never described stands for a plain controller without declarations, so that a
/// log with a missing beginning is readable.
public struct ControllerTable: Hashable, Sendable {
  // Handles are 16 bits wide.
  package static let maximumCount = Int(UInt16.max) + 1

  // Grows to the highest handle in use.
  @usableFromInline var slots: ContiguousArray<ControllerState> = []
  // Whether any controller may have an answer. Without answers there is nothing to drop, for which
  // nearly every event would otherwise walk up a hierarchy.
  private(set) var mayHoldAnswers = false

  // The number of interactive pops: mostly 0, which saves the search for one.
  @usableFromInline private(set) var interactivePopCount = 0

  /// Whether any pop is interactive.
  @inlinable package var holdsInteractivePop: Bool { interactivePopCount > 0 }

  /// The controllers that were described and not deallocated, by handle.
  package var described: some Sequence<ControllerID> {
    slots.indices.lazy.filter { slots[$0].isDescribed }
      .map { ControllerID(rawValue: UInt16(truncatingIfNeeded: $0)) }
  }

  /// The state of a controller.
  public internal(set) subscript(id: ControllerID) -> ControllerState {
    // Inlinable: a rule reads one field of many, and copying the state took half of a replay's
    // time.
    @inlinable get {
      let index = Int(id.rawValue)
      return index < slots.count ? slots[index] : .undescribed
    }
    _modify {
      grow(toHold: id)
      yield &slots[Int(id.rawValue)]
    }
  }

  /// Changes several slots at once.
  mutating func change(_ body: (ControllerSlots) -> Void) {
    // Safe: `ControllerSlots` checks its bounds and does not escape the closure.
    slots.withUnsafeMutableBufferPointer { [mayHoldAnswers] in
      body(ControllerSlots($0, mayHoldAnswers: mayHoldAnswers))
    }
  }

  /// Changes what a controller answered.
  mutating func answer(by id: ControllerID, _ answer: (inout ControllerState) -> Void) {
    mayHoldAnswers = true
    answer(&self[id])
  }

  /// Sets what a stack is popped to, if anything, and whether interactively.
  mutating func pop(on stack: ControllerID, to page: ControllerID?, interactive: Bool) {
    if self[stack].isPopInteractive != interactive { interactivePopCount += interactive ? 1 : -1 }
    self[stack].poppingTo = page
    self[stack].isPopInteractive = interactive
  }

  mutating func grow(toHold id: ControllerID) {
    slots.grow(toHold: Int(id.rawValue), with: .undescribed)
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.slots(&slots, limit: Self.maximumCount, blank: .undescribed) { $0.pass(&$1) }
    guard archive.isReading else { return }
    mayHoldAnswers = slots.contains(where: \.holdsAnswer)
    interactivePopCount = slots.reduce(0) { $0 + ($1.isPopInteractive ? 1 : 0) }
  }
}

extension ControllerTable {
  /// Compares the states of all controllers.
  public static func == (left: Self, right: Self) -> Bool { left.slots == right.slots }

  /// Hashes the states of all controllers.
  public func hash(into hasher: inout Hasher) { hasher.combine(slots) }
}

/// The slots of a ``ControllerTable`` while several of them are changed.
///
/// The uniqueness of the table's storage is checked once, not at every property.
struct ControllerSlots {
  // Safe: valid during `ControllerTable.change` only, from which it does not escape.
  private let slots: UnsafeMutableBufferPointer<ControllerState>
  /// Whether any controller may hold an answer.
  let mayHoldAnswers: Bool

  init(_ slots: UnsafeMutableBufferPointer<ControllerState>, mayHoldAnswers: Bool) {
    (self.slots, self.mayHoldAnswers) = (slots, mayHoldAnswers)
  }

  func holds(_ id: ControllerID) -> Bool { Int(id.rawValue) < slots.count }

  /// The state of a controller that the table holds.
  subscript(id: ControllerID) -> ControllerState {
    _read {
      precondition(holds(id), "the table holds every controller that another one is linked to")
      yield slots[Int(id.rawValue)]
    }
    nonmutating _modify {
      precondition(holds(id), "the table holds every controller that another one is linked to")
      yield &slots[Int(id.rawValue)]
    }
  }
}
