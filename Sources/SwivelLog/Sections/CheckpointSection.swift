import SwivelModel

/// A checkpoint as a log stores it: a body in one or more blocks, each with the same head.
///
/// ```
/// u8 0x02, v part, v part count, v next sequence, v instant, v name count, v lost count, piece
/// body: names (v length + 1, bytes; 0 for a lost one), v length, facts,
///       u64 digest, v length, conclusions
/// ```
struct CheckpointSection {
  /// A larger body is neither written nor read: it would take too much memory.
  static let maximumLength = 1 << 20

  var head: Head
  var names: [String?]
  var facts: [UInt8]
  var digest: UInt64
  var conclusions: [UInt8]
  /// Whether the body has more bytes than this version reads.
  var hasMore = false

  /// The head of each part of a checkpoint.
  struct Head: Hashable {
    /// The longest: a type and six numbers.
    static let maximumLength = 1 + 6 * 10

    var part: UInt64
    var partCount: UInt64
    var nextSequence: UInt64
    var instant: UInt64
    var nameCount: UInt64
    var lostCount: UInt64
  }
}

// MARK: - Reading

extension CheckpointSection.Head {
  /// Reads the head of a part, after its type.
  init(_ cursor: inout ByteCursor) throws(BlockDamage) {
    let place = cursor.position
    part = try cursor.variable()
    partCount = try cursor.variable()
    nextSequence = try cursor.variable()
    instant = try cursor.variable()
    nameCount = try cursor.variable()
    lostCount = min(try cursor.variable(), Loss.maximumCount)
    guard part < partCount else { throw .count(part, at: place) }
    guard nextSequence <= Event.latestSequence else { throw .sequence(nextSequence) }
    guard instant <= Instant.latest.rawValue else { throw .time(instant) }
    guard nameCount <= UInt64(NameTable.maximumCount) else { throw .names(nameCount) }
  }

  /// Whether another part belongs to the same checkpoint.
  func isSameCheckpoint(_ other: Self) -> Bool {
    var other = other
    other.part = part
    return self == other
  }
}

extension CheckpointSection {
  /// Reads a whole body.
  init(_ head: Head, _ body: ByteCursor) throws(BlockDamage) {
    var body = body
    self.head = head
    names = try Self.readNames(&body, Int(head.nameCount))
    facts = try body.bytes(body.count(ofAtLeast: 1))
    digest = try body.number64()
    conclusions = try body.bytes(body.count(ofAtLeast: 1))
    hasMore = body.byteCountLeft > 0
  }

  private static func readNames(
    _ cursor: inout ByteCursor, _ count: Int
  ) throws(BlockDamage) -> [String?] {
    guard count <= cursor.byteCountLeft else { throw .names(UInt64(count)) }
    var names: [String?] = []
    names.reserveCapacity(count)
    for _ in 0..<count {
      let place = cursor.position
      let length = try cursor.variable()
      guard length <= UInt64(NameTable.maximumLength) + 1 else { throw .count(length, at: place) }
      var text = try cursor.part(max(Int(length) - 1, 0))
      names.append(length == 0 ? nil : text.text())
    }
    return names
  }

  /// The checkpoint, without its position in the log.
  var checkpoint: Checkpoint {
    Checkpoint(
      nextSequence: head.nextSequence, instant: Instant(rawValue: head.instant),
      lostCount: head.lostCount, facts: facts, digest: digest, conclusions: conclusions)
  }
}

// MARK: - Writing

extension CheckpointSection {
  /// The body of a checkpoint; `nil` if it is too long.
  static func body(
    _ names: NameTable, facts: [UInt8], digest: UInt64, conclusions: [UInt8]
  ) -> [UInt8]? {
    // A name takes at most three bytes for its length.
    let byteCount = names.byteCount + 3 * names.count + facts.count + conclusions.count + 28
    guard byteCount <= maximumLength else { return nil }
    var body = ByteWriter(capacity: byteCount)
    for index in 0..<names.count {
      let name = names[NameID(rawValue: UInt32(index))]
      body.append(variable: name.map { UInt64($0.utf8.count) + 1 } ?? 0)
      body.append(name ?? "")
    }
    body.append(variable: UInt64(facts.count))
    body.append(facts)
    body.append(word: digest)
    body.append(variable: UInt64(conclusions.count))
    body.append(conclusions)
    return body.bytes
  }
}

extension CheckpointSection.Head {
  func write(to section: inout ByteWriter) {
    section.append(SectionType.checkpoint)
    for number in [part, partCount, nextSequence, instant, nameCount, lostCount] {
      section.append(variable: number)
    }
  }
}

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
