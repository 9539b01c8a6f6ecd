/// The controllers of an app by their handles.
///
/// A handle that was never described stands for a plain controller that declares nothing, so that a
/// log that begins late can still be read.
public struct ControllerTable: Hashable, Sendable {
  // Handles are 16 bits wide.
  package static let maximumCount = Int(UInt16.max) + 1

  // Grows to the highest handle in use.
  @usableFromInline var slots: ContiguousArray<ControllerState> = []

  /// The state of a controller.
  public internal(set) subscript(id: ControllerID) -> ControllerState {
    // Inlinable: a rule reads one field of many, and copying the state took half of a replay's time.
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
  @inline(__always)
  mutating func change(_ body: (ControllerSlots) -> Void) {
    // Safe: `ControllerSlots` touches no place beyond the end, and stays inside of the closure.
    slots.withUnsafeMutableBufferPointer { body(ControllerSlots($0)) }
  }

  mutating func grow(toHold id: ControllerID) {
    let missing = Int(id.rawValue) + 1 - slots.count
    guard missing > 0 else { return }
    slots.append(contentsOf: repeatElement(.undescribed, count: missing))
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.slots(&slots, limit: Self.maximumCount, blank: .undescribed) { $0.pass(&$1) }
  }
}
