import SwivelModel

/// Collects the events of one section, and writes it.
///
/// Safe: no more events are pending than there is room for, a code has one of 256 places, and the
/// memory lives as long as the encoder.
struct EventsEncoder: ~Copyable {
  // Pointers first: with a number there, Swift 6.3 cannot compile this for the thread sanitizer.
  // By code: how many numbers a usual event has, or more than any has.
  private let usualCounts: UnsafeMutablePointer<UInt8>
  // The numbers of events that are not coded yet. One by one they took twice as long, for what the
  // coding remembers had to be fetched and put away each time.
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
  // Up to so many events are taken in if they are usual; none, before somebody looked what there is
  // room for.
  private var usualEnd = 0
  // How many bytes are left for what is pending and what comes.
  private var room = BlockFormat.maximumPayload - Self.headLength
  private var definitions = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var controls = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var gaps = Gaps()
  private var gapBits = BitWriter(capacity: BlockFormat.maximumPayload + 8)
  /// The section that was sealed last.
  private(set) var payload = ByteWriter(capacity: BlockFormat.maximumPayload)

  // Numbers before the section, seven of at most ten bytes, and its type. The rest was for a tail
  // mark, and keeps the lengths of blocks as they were.
  private static let headLength = 88
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
    usualCounts = .allocate(capacity: 256)
    usualCounts.initialize(repeating: .max, count: 256)
  }

  deinit {
    pending.deallocate()
    usualCounts.deallocate()
  }

  /// Whether there is room for an event, and for definitions of some bytes with it.
  mutating func hasRoom(definitions byteCount: Int) -> Bool {
    if byteCount + Self.eventLength <= roomLeft, pendingCount < Self.batchCount { return true }
    encodePending()
    return byteCount + Self.eventLength <= roomLeft
  }

  /// How many bytes are left, if all that is pending takes as much as an event can.
  private var roomLeft: Int { room - pendingCount * Self.eventLength }

  private var pendingCount: Int { eventCount &- gaps.count }

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

  /// Adds an event that fits, and for which there is room, in the section's order.
  ///
  /// It is usual if others of its kind need nothing from now on that the section lacks.
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

  /// Takes events in that are usual from now on, at most so many.
  mutating func open(forUsual count: Int) {
    let left = min(count, roomLeft / Self.eventLength, Self.batchCount - pendingCount)
    usualEnd = eventCount + max(left, 0)
  }

  /// Adds an event behind another one, with the next number, if nothing about it is unusual.
  @inline(__always)
  mutating func appendUsual(_ event: Event, number: UInt64, after last: Instant) -> Bool {
    guard eventCount < usualEnd, let usual = usual(event, number, last) else { return false }
    gaps.put(usual.gap, code: event.record.code, at: eventCount)
    pending[pendingCount] = usual.numbers
    eventCount &+= 1
    return true
  }

  /// Adds events up to one that is unusual, and returns how many.
  mutating func appendUsual(
    _ events: UnsafeBufferPointer<Event>, number: UInt64, after last: Instant
  ) -> Int {
    // In registers, for what the caller holds lies in memory.
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

  /// What is to be coded of an event that follows another one without a gap in their numbers, whose
  /// kind is usual, and whose own numbers are small.
  @inline(__always)
  private func usual(
    _ event: Event, _ number: UInt64, _ last: Instant
  ) -> (gap: UInt64, numbers: UInt64)? {
    // An event that lies before the last one, or too late, has the highest bit in one of these.
    let gap = event.instant.rawValue &- last.rawValue
    guard event.sequence == number, Int64(bitPattern: gap | event.instant.rawValue) >= 0,
      usualCounts[Int(event.record.code)] == event.record.count,
      let numbers = event.record.bytes
    else { return nil }
    return (gap, numbers)
  }

  /// Codes what was added, and finds out how much room there is.
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
    // A controller that is always the same needs no place among those used last.
    let roaming = controllers & known & ~habits[record.code].steady
    kinds.use(record.code, count: record.count, controllers: roaming)
    habits[record.code].begin(KindTable.numbers(of: record))
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
