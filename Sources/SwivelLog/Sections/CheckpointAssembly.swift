import SwivelModel

/// Assembles a checkpoint from its parts, block by block.
struct CheckpointAssembly: ~Copyable {
  private var head: CheckpointSection.Head?
  private var body: [UInt8] = []

  /// Adds a part, given as the payload of a block.
  ///
  /// - Returns: The checkpoint when this was its last part; `nil` also for parts that match no
  ///   other.
  mutating func add(
    _ payload: [UInt8], count: Int
  ) throws(BlockDamage) -> CheckpointSection? {
    var cursor = ByteCursor(payload, count: count)
    _ = try cursor.byte()
    let next = try CheckpointSection.Head(&cursor)
    guard follows(next), body.count + cursor.byteCountLeft <= CheckpointSection.maximumLength else {
      removeAll()
      return nil
    }
    // Nearly every checkpoint is a single part.
    guard next.partCount > 1 else { return try CheckpointSection(next, cursor) }
    head = next
    body += payload[cursor.position..<cursor.end]
    guard next.part + 1 == next.partCount else { return nil }
    defer { removeAll() }
    return try CheckpointSection(next, ByteCursor(body, count: body.count))
  }

  /// Discards an incomplete checkpoint.
  mutating func removeAll() {
    (head, body) = (nil, [])
  }

  private mutating func follows(_ next: CheckpointSection.Head) -> Bool {
    if next.part == 0 { removeAll() }
    guard next.part > 0 else { return true }
    guard let head else { return false }
    return next.part == head.part + 1 && next.isSameCheckpoint(head)
  }
}
