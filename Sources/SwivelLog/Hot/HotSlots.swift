internal import CSwivel
internal import SwivelModel

/// The slots of a hot file or of a ring in memory, which may be written to while they are read.
///
/// Safe: the bytes are as many as a hot file has, and outlive the view; C reads each word of theirs
/// whole, and believes none. The scratch memory lives as long as the object.
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

  /// How many slots there are.
  package static let count = UInt64(SWIVEL_SLOT_COUNT)
  /// How many bytes a hot file has.
  package static let byteCount = Int(SWIVEL_HOT_LENGTH)

  private let bytes: UnsafeRawPointer
  private let scratch = UnsafeMutablePointer<swivel_entry>.allocate(capacity: 1)

  /// Makes a view of ``byteCount`` bytes.
  package init(_ bytes: UnsafeRawPointer) {
    self.bytes = bytes
    scratch.initialize(to: swivel_entry())
  }

  deinit { scratch.deallocate() }

  /// Looks at a slot.
  package func look(at slot: UInt64) -> Look {
    switch swivel_hot_look(bytes, slot, scratch) {
    case SWIVEL_SLOT_EVENT: .entry(entry(at: slot))
    case SWIVEL_SLOT_OVERWRITTEN: .overwritten
    case SWIVEL_SLOT_PENDING: .pending
    case SWIVEL_SLOT_STUCK: .stuck
    case SWIVEL_SLOT_DAMAGED: .damaged
    default: .empty
    }
  }

  private func entry(at slot: UInt64) -> HotEntry {
    let numbers = scratch.pointee.numbers
    var record = Record(code: scratch.pointee.code)
    for (place, number) in [
      numbers.0, numbers.1, numbers.2, numbers.3, numbers.4, numbers.5,
    ].enumerated() where place < scratch.pointee.count {
      record.append(number)
    }
    return HotEntry(
      slot: slot, slotCount: Int(scratch.pointee.slot_count), begunCount: scratch.pointee.begun,
      microseconds: scratch.pointee.microseconds, skippedCount: scratch.pointee.skip,
      record: record,
      names: (0..<Int(scratch.pointee.name_count)).map(name))
  }

  private func name(_ index: Int) -> String {
    var count = 0
    let start = swivel_entry_name(scratch, UInt32(index), &count)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
