import SwivelModel

/// Reads sections of events, and keeps the state that the next one depends on.
struct EventsDecoder: ~Copyable {
  /// The log's names and kinds so far.
  private(set) var vocabulary = Vocabulary()
  /// The number of fields of each kind that the log has described.
  private(set) var described = DescribedKinds()
  /// The lowest number that the next event may have.
  private(set) var nextSequence: UInt64 = 0
  /// The time of the last event.
  private(set) var lastInstant = Instant.start
  /// The unredacted parts, if requested.
  var audit: LogAudit?
  var kinds = KindTable()
  // By code.
  private(set) var scales = Table(repeating: GapScale(), count: 128)
  // The events that are being read, and the places of their controllers: two entries an event, and
  // two more. This many stay in the L1 cache.
  static let batchCount = 256
  var batch = Table(
    repeating: Event(sequence: 0, instant: .start, record: Record(code: 0)), count: batchCount)
  var batchControllers = Table<UInt16>(repeating: 0, count: 2 * batchCount + 2)

  /// Reads a section's events in place of others; none, and no definitions, if it is damaged.
  mutating func decode(
    _ payload: [UInt8], count: Int, into events: inout ContiguousArray<Event>
  ) throws(BlockDamage) {
    let before = (vocabulary.mark, described)
    do {
      try readSection(payload, count: count, into: &events)
    } catch {
      events.removeAll()
      vocabulary.goBack(to: before.0)
      described = before.1
      throw error
    }
  }

  /// Continues from a checkpoint that is later than what was read.
  ///
  /// - Returns: `false`, changing nothing, if it is not.
  mutating func resume(from section: CheckpointSection) -> Bool {
    let head = section.head
    guard head.nextSequence >= nextSequence, head.instant >= lastInstant.rawValue,
      vocabulary.names.complete(with: section.names)
    else { return false }
    (nextSequence, lastInstant) = (head.nextSequence, Instant(rawValue: head.instant))
    return true
  }

  private mutating func readSection(
    _ payload: [UInt8], count: Int, into events: inout ContiguousArray<Event>
  ) throws(BlockDamage) {
    var cursor = ByteCursor(payload, count: count)
    let hasScales = try cursor.byte() == SectionType.events
    let head = try readHead(&cursor)
    kinds.reset()
    try readKinds(&cursor, hasScales: hasScales)
    try readDefinitions(&cursor)
    let place = cursor.position
    let controlCount = try cursor.variable()
    guard controlCount <= UInt64(cursor.byteCountLeft) else {
      throw .count(controlCount, at: place)
    }
    let controls = try cursor.part(Int(controlCount))
    let gaps = try cursor.part(head.eventCount)
    var next = Place(head, controls: controls, gaps: gaps, bits: cursor)
    events.removeAll(keepingCapacity: true)
    events.reserveCapacity(head.eventCount)
    try readEvents(&next, into: &events)
    nextSequence = head.firstSequence + UInt64(head.eventCount)
    lastInstant = events.last?.instant ?? lastInstant
  }

  struct Head {
    var firstSequence: UInt64
    var eventCount: Int
    var firstInstant: UInt64
  }

  private mutating func readHead(_ cursor: inout ByteCursor) throws(BlockDamage) -> Head {
    let firstSequence = try cursor.variable()
    let firstName = try cursor.variable()
    let place = cursor.position
    // An event has at least a control byte and a gap's length.
    let eventCount = try cursor.count(ofAtLeast: 2)
    let firstInstant = min(try cursor.variable(), Instant.latest.rawValue)
    guard eventCount > 0 else { throw .count(0, at: place) }
    guard firstSequence >= nextSequence,
      Event.latestSequence &- firstSequence >= UInt64(eventCount) - 1,
      firstSequence <= Event.latestSequence
    else {
      throw .sequence(firstSequence)
    }
    guard firstInstant >= lastInstant.rawValue else { throw .time(firstInstant) }
    guard firstName >= UInt64(vocabulary.names.count), firstName <= UInt64(NameTable.maximumCount),
      vocabulary.names.pad(to: Int(firstName))
    else { throw .names(firstName) }
    return Head(firstSequence: firstSequence, eventCount: eventCount, firstInstant: firstInstant)
  }

  private mutating func readKinds(
    _ cursor: inout ByteCursor, hasScales: Bool
  ) throws(BlockDamage) {
    var last: UInt8 = 0
    for _ in 0..<(try cursor.count(ofAtLeast: hasScales ? 5 : 4)) {
      let place = cursor.position
      let code = try cursor.byte()
      let (count, controllers) = (try cursor.byte(), try cursor.byte())
      let base = try cursor.byte()
      guard code > last, code <= 0x7F, count <= Record.maximumCount, controllers >> count == 0
      else { throw .kind(code: code, at: place) }
      kinds.use(code, count: count, controllers: controllers)
      scales[Int(code)] = hasScales ? try GapScale(base: base, &cursor) : GapScale(base: base)
      last = code
    }
  }

  private mutating func readDefinitions(_ cursor: inout ByteCursor) throws(BlockDamage) {
    for _ in 0..<(try cursor.count(ofAtLeast: 2)) {
      let type = try cursor.byte()
      let byteCount = try cursor.count(ofAtLeast: 1)
      let bytes = try cursor.part(byteCount)
      switch type {
      case DefinitionType.name: try defineName(bytes)
      case DefinitionType.kind: try defineKind(bytes)
      case DefinitionType.tailMark:
        try TailMark.check(bytes)
        if byteCount > TailMark.maximumLength { audit?.note(.definition) }
      default: audit?.note(.definition)
      }
    }
  }

  private mutating func defineName(_ bytes: ByteCursor) throws(BlockDamage) {
    var bytes = bytes
    guard bytes.byteCountLeft <= NameTable.maximumLength else {
      throw .count(UInt64(bytes.byteCountLeft), at: bytes.position)
    }
    guard vocabulary.names.append(bytes.text()) else {
      throw .names(UInt64(vocabulary.names.count))
    }
  }

  private mutating func defineKind(_ bytes: ByteCursor) throws(BlockDamage) {
    var bytes = bytes
    let code = try bytes.byte()
    // An unreadable text is not needed: the numbers are read without it.
    guard bytes.byteCountLeft <= KindText.maximumLength,
      let schema = KindText.schema(code: code, bytes.text())
    else {
      audit?.note(.definition)
      return
    }
    audit?.note(schema)
    described.add(schema)
    vocabulary.define(schema)
  }
}
