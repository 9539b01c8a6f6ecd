import CSwivel
import SwivelModel

/// A copy of the slots of a hot file, or of a ring that is written to meanwhile.
///
/// Safe: copy and ring have as many bytes as their shape says, and the ring outlives the copy; C
/// reads each word of theirs whole, and believes none. The scratch memory lives as long as the
/// object.
package final class HotSlots {
  /// What is found at a slot.
  package enum Look {
    /// An event.
    case entry(HotEntry)
    /// Nothing, and nothing will come.
    case empty
    /// Something newer.
    case overwritten
    /// A thread is about to record here.
    case pending
    /// A thread is still about to record here for an earlier lap.
    case stuck
    /// What only a loss of power leaves.
    case damaged
  }

  /// The slots that are copied; behind them, none was claimed.
  package private(set) var range: Range<UInt64>
  /// How many events had begun where they end, modulo 2^24.
  package private(set) var begun: UInt64

  private let shape: HotShape
  // Which slot lies in front.
  private var frontSlot: UInt64 = 0
  private let copy: RawBuffer
  // What is copied from; nothing if the copy is whole.
  private let ring: UnsafeRawPointer?
  private let scratch = UnsafeMutablePointer<swivel_entry>.allocate(capacity: 1)

  /// Prepares to copy slots of a ring.
  package init(ring: UnsafeRawPointer, _ shape: HotShape) {
    self.shape = shape
    (copy, self.ring) = (RawBuffer(capacity: shape.byteCount), ring)
    (range, begun) = (0..<0, 0)
    scratch.initialize(to: swivel_entry())
  }

  /// Takes the copy of a hot file.
  init(file: RawBuffer, _ shape: HotShape) {
    (self.shape, copy, ring) = (shape, file, nil)
    let counts = swivel_hot_counts(file.address(ofFirst: shape.byteCount))
    let first = counts.next_slot - min(counts.next_slot, shape.slotCount)
    (range, begun) = (first..<counts.next_slot, counts.begun)
    scratch.initialize(to: swivel_entry())
  }

  deinit { scratch.deallocate() }

  /// Copies what is there from a slot on.
  ///
  /// - Returns: `false` for a file, of which all is copied that there will be.
  package func refresh(from slot: UInt64) -> Bool {
    guard let ring else { return false }
    let start = copy.mutableBytes(0..<shape.byteCount).baseAddress
    let copied = swivel_hot_copy(start, shape.view(of: ring), slot)
    frontSlot = copied.first_slot
    (range, begun) = (copied.first_slot..<max(copied.next_slot, copied.first_slot), copied.begun)
    return true
  }

  /// Looks at a slot that is copied.
  package func look(at slot: UInt64) -> Look {
    let view = shape.view(of: copy.address(ofFirst: shape.byteCount), from: frontSlot)
    return switch swivel_hot_look(view, slot, scratch) {
    case SWIVEL_SLOT_EVENT: .entry(entry(at: slot))
    case SWIVEL_SLOT_OVERWRITTEN: .overwritten
    case SWIVEL_SLOT_PENDING: .pending
    case SWIVEL_SLOT_STUCK: .stuck
    case SWIVEL_SLOT_DAMAGED: .damaged
    default: .empty
    }
  }

  /// The names of the entry that was found last, in the order of the fields.
  package var names: [String] {
    (0..<Int(scratch.pointee.name_count)).map { String(decoding: name($0), as: UTF8.self) }
  }

  /// The bytes of a name of the entry that was found last, until the next look.
  func name(_ index: Int) -> UnsafeRawBufferPointer {
    precondition(index < Int(scratch.pointee.name_count), "the entry has no name \(index)")
    var count = 0
    let start = swivel_entry_name(scratch, UInt32(index), &count)
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  private func entry(at slot: UInt64) -> HotEntry {
    let numbers = scratch.pointee.numbers
    return HotEntry(
      slot: slot, slotCount: Int(scratch.pointee.slot_count), begunCount: scratch.pointee.begun,
      microseconds: scratch.pointee.microseconds, skippedCount: scratch.pointee.skip,
      record: Record(code: scratch.pointee.code, count: scratch.pointee.count, numbers),
      nameCount: Int(scratch.pointee.name_count))
  }
}
