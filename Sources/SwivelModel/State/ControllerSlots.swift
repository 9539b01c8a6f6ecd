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
    @inline(__always) _read {
      precondition(holds(id), "the table holds every controller that another one is linked to")
      yield slots[Int(id.rawValue)]
    }
    @inline(__always) nonmutating _modify {
      precondition(holds(id), "the table holds every controller that another one is linked to")
      yield &slots[Int(id.rawValue)]
    }
  }
}
