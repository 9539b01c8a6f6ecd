internal import SwivelModel

/// Collects the events of one section, and writes it.
///
/// Safe: no more events are pending than there is room for, in memory that lives as long as the encoder.
struct EventsEncoder: ~Copyable {
  private(set) var eventCount = 0
  private var firstSequence: UInt64 = 0
  private var firstName: Int
  private var firstInstant: UInt64 = 0
  private var lastInstant: UInt64 = 0
  private var definitionCount = 0
  private var kindCount = 0

  private let kinds = KindTable()
  private let habits = KindHabits()
  private var recent: RecentControllers
  // Events that are not coded yet. One by one they took twice as long, for what the coding remembers
  // had to be fetched and put away each time.
  private let pending: UnsafeMutablePointer<Event>
  private var pendingCount = 0
  // How many bytes are left, if all that is pending takes as much as an event can.
  private var room = BlockFormat.maximumPayload - Self.headLength
  private var definitions = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var controls = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var gaps = Gaps()
  private var gapBits = BitWriter(capacity: BlockFormat.maximumPayload + 8)
  /// The section that was sealed last.
  private(set) var payload = ByteWriter(capacity: BlockFormat.maximumPayload)

  // Numbers in front of the section, seven of at most ten bytes, its type, and a tail mark.
  private static let headLength = 71 + TailMark.maximumLength
  // A kind: five bytes, and a class of at most two.
  private static let kindLength = 7
  // An event: a control byte, six tokens of at most five bytes, a gap's length and its bits, and
  // the entry of a kind that was not yet used.
  private static let eventLength = 1 + 6 * 5 + 1 + 8 + kindLength
  // So many events stay in the nearest cache.
  private static let batchCount = 256

  /// Begins, knowing how many names were defined before.
  init(firstName: Int) {
    self.firstName = firstName
    recent = kinds.recentControllers()
    pending = .allocate(capacity: Self.batchCount)
  }

  deinit { pending.deallocate() }

  /// Whether there is room for an event of a kind that the section has already, as numerous as others.
  @inline(__always)
  func takes(_ record: Record) -> Bool {
    let entry = kinds[record.code]
    return entry.isUsed && entry.count == record.count && Self.eventLength <= room
      && pendingCount < Self.batchCount
  }

  /// Whether there is room for an event, and for definitions of some bytes with it.
  mutating func hasRoom(definitions byteCount: Int) -> Bool {
    if byteCount + Self.eventLength <= room, pendingCount < Self.batchCount { return true }
    encodePending()
    return byteCount + Self.eventLength <= room
  }

  /// Whether a record has as many numbers as the others of its kind in the section.
  func fits(_ record: Record) -> Bool {
    let entry = kinds[record.code]
    return !entry.isUsed || entry.count == record.count
  }

  /// Leaves out names whose definition was lost, before anything is defined in the section.
  mutating func skipName() {
    firstName += 1
  }

  /// Goes on with a name further on, before anything is defined in the section.
  mutating func beginNames(at count: Int) {
    firstName = count
  }

  mutating func define(name: String) {
    definitions.append(DefinitionType.name)
    definitions.append(variable: UInt64(name.utf8.count))
    definitions.append(name)
    definitionCount += 1
    encodePending()
  }

  mutating func define(kind text: String, code: UInt8) {
    definitions.append(DefinitionType.kind)
    definitions.append(variable: UInt64(1 + text.utf8.count))
    definitions.append(code)
    definitions.append(text)
    definitionCount += 1
    encodePending()
  }

  mutating func define(_ mark: TailMark) {
    let generation = UInt64(mark.generation)
    definitions.append(DefinitionType.tailMark)
    definitions.append(
      variable: UInt64(ByteWriter.length(generation) + ByteWriter.length(mark.nextSlot)))
    definitions.append(variable: generation)
    definitions.append(variable: mark.nextSlot)
    definitionCount += 1
  }

  /// Adds an event that fits, and for which there is room.
  @inline(__always)
  mutating func append(_ event: Event, controllers: UInt8) {
    if eventCount == 0 {
      (firstSequence, firstInstant) = (event.sequence, event.instant.rawValue)
      lastInstant = firstInstant
    }
    if !kinds[event.record.code].isUsed { use(event.record, controllers) }
    precondition(pendingCount < Self.batchCount, "nobody asked if there is room")
    (pending + pendingCount).initialize(to: event)
    pendingCount &+= 1
    eventCount &+= 1
    room &-= Self.eventLength
  }

  /// Codes what was added, and finds out how much room there is.
  private mutating func encodePending() {
    let events = UnsafeBufferPointer(start: pending, count: pendingCount)
    kinds.encode(events, &recent, habits, into: &controls)
    lastInstant = gaps.append(events, after: lastInstant)
    pendingCount = 0
    let streams = definitions.count + controls.count + gaps.count + (gaps.bitCount + 7) / 8
    room = BlockFormat.maximumPayload - Self.headLength - kindCount * Self.kindLength - streams
  }

  private mutating func use(_ record: Record, _ controllers: UInt8) {
    // A log may describe more numbers than this record has.
    let known = UInt8((1 << UInt16(record.count)) - 1)
    // A controller that is always the same needs no place among those used last.
    let roaming = controllers & known & ~habits[record.code].steady
    kinds.use(record.code, count: record.count, controllers: roaming)
    kindCount += 1
  }

  /// Writes the section to ``payload`` and begins anew, knowing how many names are defined now.
  mutating func seal(nextName: Int) -> PayloadExtent {
    encodePending()
    payload.removeAll()
    payload.append(SectionType.events)
    payload.append(variable: firstSequence)
    payload.append(variable: UInt64(firstName))
    payload.append(variable: UInt64(eventCount))
    payload.append(variable: firstInstant)
    addKinds()
    payload.append(variable: UInt64(definitionCount))
    payload.append(definitions)
    payload.append(variable: UInt64(controls.count))
    payload.append(controls)
    let mixed = payload.count
    gaps.write(to: &payload, &gapBits)
    let dense = payload.count
    gapBits.move(to: &payload)
    removeAll()
    firstName = nextName
    return PayloadExtent(mixed: mixed, dense: dense, count: payload.count)
  }

  private mutating func addKinds() {
    payload.append(variable: UInt64(kindCount))
    gaps.sample()
    for code in UInt8(1)...127 where kinds[code].isUsed {
      payload.append(code)
      payload.append(kinds[code].count)
      payload.append(kinds[code].controllers)
      gaps.chooseScale(of: code).write(to: &payload)
    }
  }

  private mutating func removeAll() {
    (eventCount, definitionCount, kindCount) = (0, 0, 0)
    room = BlockFormat.maximumPayload - Self.headLength
    kinds.reset()
    habits.conclude()
    recent = kinds.recentControllers()
    definitions.removeAll()
    controls.removeAll()
    gaps.removeAll()
    gapBits.removeAll()
  }
}
