import SwivelModel

/// Collects the events of one section and writes it.
///
/// Safe: the number of pending events never exceeds the room, a code has one of 256 entries, and
/// the encoder owns the memory.
struct EventsEncoder: ~Copyable {
  // Pointers first: with a number there, Swift 6.3 cannot compile this for the thread sanitizer. By
  // code: the number of numbers in a usual event, or more than any has.
  private let usualCounts: UnsafeMutablePointer<UInt8>
  // The numbers of events that are not encoded yet. One by one took twice as long, because the
  // coding's state was loaded and stored each time.
  private let pending: UnsafeMutablePointer<UInt64>
  private(set) var eventCount = 0
  private var firstSequence: UInt64 = 0
  private var firstName: Int
  private var firstInstant: UInt64 = 0
  private var definitionCount = 0
  private var kindCount = 0

  private let kinds = KindTable()
  private let habits = KindHabits()
  private var recent: RecentControllers
  // Up to this many events take the fast path if they are usual; 0 until the room is known.
  private var usualEnd = 0
  // The number of bytes left for pending and future events.
  private var room = BlockFormat.maximumPayload - Self.headLength
  private var definitions = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var controls = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var gaps = Gaps()
  private var gapBits = BitWriter(capacity: BlockFormat.maximumPayload + 8)
  /// The last sealed section.
  private(set) var payload = ByteWriter(capacity: BlockFormat.maximumPayload)

  // The numbers of the section's head, seven of at most ten bytes, and its type. The rest was for a
  // tail mark, and is kept so that block lengths stay the same.
  private static let headLength = 88
  // A kind: five bytes, and a class of at most two.
  private static let kindLength = 7
  // An event: a control byte, six tokens of at most five bytes, a gap's length and its bits, and
  // the entry of a kind that was not yet used.
  private static let eventLength = 1 + 6 * 5 + 1 + 8 + kindLength
  // This many events stay in the L1 cache.
  private static let batchCount = 256

  /// Begins with the number of names that were defined before.
  init(firstName: Int) {
    self.firstName = firstName
    recent = kinds.recentControllers()
    pending = .allocate(capacity: Self.batchCount)
    usualCounts = .allocate(capacity: 256)
    usualCounts.initialize(repeating: .max, count: 256)
  }

  deinit {
    pending.deallocate()
    usualCounts.deallocate()
  }

  /// Whether there is room for an event with definitions of a given length.
  mutating func hasRoom(definitions byteCount: Int) -> Bool {
    if byteCount + Self.eventLength <= roomLeft, pendingCount < Self.batchCount { return true }
    encodePending()
    return byteCount + Self.eventLength <= roomLeft
  }

  /// The number of bytes left if all pending events have the maximum length.
  private var roomLeft: Int { room - pendingCount * Self.eventLength }

  private var pendingCount: Int { eventCount &- gaps.count }

  /// Whether a record has as many numbers as the others of its kind in the section.
  func fits(_ record: Record) -> Bool {
    let entry = kinds[record.code]
    return !entry.isUsed || entry.count == record.count
  }

  /// Skips the index of a name whose definition was lost, before anything is defined in the
  /// section.
  mutating func skipName() {
    firstName += 1
  }

  /// Continues with a later name index, before anything is defined in the section.
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

  /// Appends an event that fits, in the section's order; the caller has checked the room.
  ///
  /// It is usual if others of its kind need no further definitions in the section.
  mutating func append(
    _ event: Event, gap: UInt64, controllers: UInt8, isUsual: Bool
  ) {
    if eventCount == 0 { (firstSequence, firstInstant) = (event.sequence, event.instant.rawValue) }
    let record = event.record
    if !kinds[record.code].isUsed { use(record, controllers) }
    if isUsual { usualCounts[Int(record.code)] = record.count }
    gaps.put(eventCount == 0 ? 0 : gap, code: record.code, at: eventCount)
    if let numbers = record.bytes {
      precondition(pendingCount < Self.batchCount, "nobody asked if there is room")
      pending[pendingCount] = numbers
      eventCount += 1
    } else {
      encodePending()
      kinds.encodeApart(record, &recent, habits, into: &controls)
      eventCount += 1
      takeGaps()
    }
  }

  /// Enables the fast path for up to `count` further events.
  mutating func open(forUsual count: Int) {
    let left = min(count, roomLeft / Self.eventLength, Self.batchCount - pendingCount)
    usualEnd = eventCount + max(left, 0)
  }

  /// Appends an event with the next number, if nothing about it is unusual.
  @inline(__always)
  mutating func appendUsual(_ event: Event, number: UInt64, after last: Instant) -> Bool {
    guard eventCount < usualEnd, let usual = usual(event, number, last) else { return false }
    gaps.put(usual.gap, code: event.record.code, at: eventCount)
    pending[pendingCount] = usual.numbers
    eventCount &+= 1
    return true
  }

  /// Appends events up to the first unusual one, and returns how many.
  mutating func appendUsual(
    _ events: UnsafeBufferPointer<Event>, number: UInt64, after last: Instant
  ) -> Int {
    // Local copies stay in registers.
    let (start, numbers) = (eventCount, pending + pendingCount)
    let end = min(events.count, max(usualEnd - start, 0))
    var (count, last) = (0, last)
    while count < end,
      let usual = usual(events[count], number &+ UInt64(truncatingIfNeeded: count), last)
    {
      gaps.put(usual.gap, code: events[count].record.code, at: start &+ count)
      numbers[count] = usual.numbers
      last = events[count].instant
      count &+= 1
    }
    eventCount = start + count
    return count
  }

  /// The input of the coding for an event with the next number, a usual kind, and small numbers.
  @inline(__always)
  private func usual(
    _ event: Event, _ number: UInt64, _ last: Instant
  ) -> (gap: UInt64, numbers: UInt64)? {
    // An event that precedes the last one, or is too late, sets the highest bit in one of these.
    let gap = event.instant.rawValue &- last.rawValue
    guard event.sequence == number, Int64(bitPattern: gap | event.instant.rawValue) >= 0,
      usualCounts[Int(event.record.code)] == event.record.count,
      let numbers = event.record.bytes
    else { return nil }
    return (gap, numbers)
  }

  /// Encodes the pending events and computes the remaining room.
  private mutating func encodePending() {
    let events = PendingEvents(
      codes: gaps.codes(from: gaps.count), numbers: pending, count: pendingCount)
    kinds.encode(events, &recent, habits, into: &controls)
    takeGaps()
  }

  private mutating func takeGaps() {
    gaps.take(upTo: eventCount)
    let streams = definitions.count + controls.count + gaps.count + (gaps.bitCount + 7) / 8
    room = BlockFormat.maximumPayload - Self.headLength - kindCount * Self.kindLength - streams
    usualEnd = 0
  }

  private mutating func use(_ record: Record, _ controllers: UInt8) {
    // A log may describe more numbers than this record has.
    let known = UInt8((1 << UInt16(record.count)) - 1)
    // A controller that never changes needs no entry among the recent ones.
    let roaming = controllers & known & ~habits[record.code].steady
    kinds.use(record.code, count: record.count, controllers: roaming)
    habits[record.code].begin(KindTable.numbers(of: record))
    kindCount += 1
  }

  /// Writes the section to ``payload`` and begins the next, with the number of names defined so
  /// far.
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
    (eventCount, definitionCount, kindCount, usualEnd) = (0, 0, 0, 0)
    usualCounts.update(repeating: .max, count: 256)
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
