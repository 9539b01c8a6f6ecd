import SwivelModel

/// Assembles a checkpoint from its parts, block by block.
struct CheckpointAssembly: ~Copyable {
  private var head: CheckpointSection.Head?
  private var body: ByteWriter?

  /// Adds a part, given as the payload of a block.
  ///
  /// - Returns: The checkpoint when this was its last part; `nil` also for parts that match no
  ///   other.
  mutating func add(
    _ payload: RawBuffer, count: Int
  ) throws(BlockDamage) -> CheckpointSection? {
    var cursor = ByteCursor(payload, count: count)
    _ = try cursor.byte()
    let next = try CheckpointSection.Head(&cursor)
    guard follows(next), length + cursor.byteCountLeft <= CheckpointSection.maximumLength else {
      removeAll()
      return nil
    }
    // Nearly every checkpoint is a single part.
    guard next.partCount > 1 else { return try CheckpointSection(next, cursor) }
    var pieces = body ?? ByteWriter(capacity: CheckpointSection.maximumLength)
    pieces.append(payload.bytes(cursor.position..<cursor.end))
    (head, body) = (next, pieces)
    guard next.part + 1 == next.partCount else { return nil }
    defer { removeAll() }
    return try CheckpointSection(next, ByteCursor(pieces.buffer, count: pieces.count))
  }

  /// Discards an incomplete checkpoint.
  mutating func removeAll() {
    (head, body) = (nil, nil)
  }

  private var length: Int { body?.count ?? 0 }

  private mutating func follows(_ next: CheckpointSection.Head) -> Bool {
    if next.part == 0 { removeAll() }
    guard next.part > 0 else { return true }
    guard let head else { return false }
    return next.part == head.part + 1 && next.isSameCheckpoint(head)
  }
}
