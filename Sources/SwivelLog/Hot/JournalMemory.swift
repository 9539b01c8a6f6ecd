import CSwivel

/// Maps the file of a journal.
package enum JournalMemory {
  /// Creates the file and maps it, a shorter one where there is no room for the planned slots.
  ///
  /// All of its blocks are allocated: a full disk is an error now, not a signal later. On failure
  /// there is no file.
  static func make(
    _ path: String, _ plan: Journal.Plan
  ) throws(LogError) -> (memory: UnsafeMutableRawBufferPointer, slotCount: Int) {
    guard plan.faults.file == 0 else { throw .io(operation: .create, errno: plan.faults.file) }
    let descriptor = try LogError.check(swivel_open(path, O_RDWR | O_CREAT | O_EXCL), .create)
    defer { close(descriptor) }
    var slotCount = plan.slotCount
    while true {
      let byteCount = JournalHeader.fileByteCount(slotCount: slotCount)
      var start: UnsafeMutableRawPointer?
      let result = swivel_map(descriptor, byteCount, &start)
      if result == 0, let start {
        return (UnsafeMutableRawBufferPointer(start: start, count: byteCount), slotCount)
      }
      guard slotCount > Journal.fewestSlots else {
        _ = swivel_remove(path)
        throw .io(operation: .create, errno: -result)
      }
      slotCount /= 2
      // Frees what was allocated for the longer one.
      _ = swivel_truncate(descriptor, 0)
    }
  }

  /// The largest usual number of slots within a quarter of a number of bytes.
  package static func slotCount(within byteLimit: UInt64) -> Int {
    var count = Journal.usualSlotCount
    while count > Journal.fewestSlots, UInt64(count) * UInt64(SWIVEL_SLOT_LENGTH) > byteLimit / 4 {
      count /= 2
    }
    return count
  }
}
