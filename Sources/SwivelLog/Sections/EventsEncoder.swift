internal import SwivelModel

/// Collects the events of one section, and writes it.
struct EventsEncoder: ~Copyable {
  private(set) var eventCount = 0
  private var firstSequence: UInt64 = 0
  private var firstName: Int
  private var firstInstant: UInt64 = 0
  private var lastInstant: UInt64 = 0
  private var definitionCount = 0
  private var kindCount = 0

  private let kinds = KindTable()
  private var recent: RecentControllers
  private var definitions = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var controls = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var codes = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var lengths = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var mantissas = BitWriter(capacity: BlockFormat.maximumPayload + 8)
  /// The section that was sealed last.
  private(set) var payload = ByteWriter(capacity: BlockFormat.maximumPayload)

  // Numbers in front of the section, seven of at most ten bytes, its type, and a tail mark.
  private static let headLength = 71 + TailMark.maximumLength
  // An event: a control byte, six tokens of at most five bytes, a gap's length and its bits, and
  // the entry of a kind that was not yet used.
  private static let eventLength = 1 + 6 * 5 + 1 + 8 + 4

  /// Begins, knowing how many names were defined before.
  init(firstName: Int) {
    self.firstName = firstName
    recent = kinds.recentControllers()
  }

  /// Whether there is room for an event, and for definitions of some bytes with it.
  func hasRoom(definitions byteCount: Int) -> Bool {
    let used = Self.headLength + kindCount * 4 + definitions.count + controls.count
    let streams = lengths.count + mantissas.byteCount
    return used + streams + byteCount + Self.eventLength <= BlockFormat.maximumPayload
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
  }

  mutating func define(kind text: String, code: UInt8) {
    definitions.append(DefinitionType.kind)
    definitions.append(variable: UInt64(1 + text.utf8.count))
    definitions.append(code)
    definitions.append(text)
    definitionCount += 1
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
  mutating func append(_ event: Event, _ record: Record, controllers: UInt8) {
    let instant = event.instant.rawValue
    if eventCount == 0 {
      firstSequence = event.sequence
      firstInstant = instant
      lastInstant = instant
    }
    if !kinds[record.code].isUsed { use(record, controllers) }
    kinds.encode(record, &recent, into: &controls)
    let gap = instant - lastInstant
    let length = 64 - gap.leadingZeroBitCount
    codes.append(record.code)
    lengths.append(UInt8(length))
    // The highest bit of a number is 1, and not stored; 0 has none.
    mantissas.append(gap, count: max(length - 1, 0))
    lastInstant = instant
    eventCount += 1
  }

  private mutating func use(_ record: Record, _ controllers: UInt8) {
    // A log may describe more numbers than this record has.
    let known = UInt8((1 << UInt16(record.count)) - 1)
    kinds.use(record.code, count: record.count, controllers: controllers & known)
    kindCount += 1
  }

  /// Writes the section to ``payload`` and begins anew, knowing how many names are defined now.
  mutating func seal(nextName: Int) -> PayloadExtent {
    payload.removeAll()
    payload.append(SectionType.events)
    payload.append(variable: firstSequence)
    payload.append(variable: UInt64(firstName))
    payload.append(variable: UInt64(eventCount))
    payload.append(variable: firstInstant)
    let gapBases = medianLengths()
    addKinds(gapBases: gapBases)
    payload.append(variable: UInt64(definitionCount))
    payload.append(definitions)
    payload.append(variable: UInt64(controls.count))
    payload.append(controls)
    let mixed = payload.count
    addLengths(gapBases: gapBases)
    let dense = payload.count
    mantissas.move(to: &payload)
    removeAll()
    firstName = nextName
    return PayloadExtent(mixed: mixed, dense: dense, count: payload.count)
  }

  private mutating func addKinds(gapBases: [UInt8]) {
    payload.append(variable: UInt64(kindCount))
    for code in UInt8(1)...127 where kinds[code].isUsed {
      payload.append(code)
      payload.append(kinds[code].count)
      payload.append(kinds[code].controllers)
      payload.append(gapBases[Int(code)])
    }
  }

  // With the median as base the lengths of all kinds gather around 0, and share their short codes.
  private func medianLengths() -> [UInt8] {
    var counts = [UInt32](repeating: 0, count: 128 * 64)
    for index in 0..<eventCount {
      counts[Int(codes.buffer[index]) * 64 + Int(lengths.buffer[index])] += 1
    }
    return (0..<128).map { code in
      kinds[UInt8(code)].isUsed ? median(counts[code * 64..<code * 64 + 64]) : 0
    }
  }

  private func median(_ counts: ArraySlice<UInt32>) -> UInt8 {
    let total = counts.reduce(0, +)
    var (sum, median) = (UInt32(0), UInt8(0))
    for (length, count) in counts.enumerated() where sum * 2 < total {
      sum += count
      median = UInt8(length)
    }
    return median
  }

  private mutating func addLengths(gapBases: [UInt8]) {
    for index in 0..<eventCount {
      payload.append(lengths.buffer[index] &- gapBases[Int(codes.buffer[index])])
    }
  }

  private mutating func removeAll() {
    (eventCount, definitionCount, kindCount) = (0, 0, 0)
    kinds.reset()
    recent = kinds.recentControllers()
    definitions.removeAll()
    controls.removeAll()
    codes.removeAll()
    lengths.removeAll()
    mantissas.removeAll()
  }
}
