import SwivelModel

/// Collects the events of one section and writes it.
struct EventsEncoder: ~Copyable {
  private var firstSequence: UInt64 = 0
  private var firstName: Int
  private var firstInstant: UInt64 = 0
  private var definitionCount = 0
  private var kindCount = 0

  private var kinds = KindTable()
  // By code.
  private var habits = Table(repeating: KindHabit(), count: 128)
  private var definitions = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var controls = ByteWriter(capacity: BlockFormat.maximumPayload)
  private var gaps = Gaps()
  /// The last sealed section.
  private(set) var payload: [UInt8] = []
  private var section = ByteWriter(capacity: BlockFormat.maximumPayload)

  // The numbers of the section's head, seven of at most ten bytes, and its type. The rest was for a
  // tail mark, and is kept so that block lengths stay the same.
  private static let headLength = 88
  // A kind: five bytes, and a class of at most two.
  private static let kindLength = 7
  // An event: a control byte, six tokens of at most five bytes, a gap's length and its bits, and
  // the entry of a kind that was not yet used.
  private static let eventLength = 1 + 6 * 5 + 1 + 8 + kindLength

  /// Begins with the number of names that were defined before.
  init(firstName: Int) {
    self.firstName = firstName
  }

  var eventCount: Int { gaps.count }

  /// Whether there is room for an event with definitions of a given length.
  func hasRoom(definitions byteCount: Int) -> Bool {
    let streams = definitions.count + controls.count + gaps.count + (gaps.bitCount + 7) / 8
    let used = Self.headLength + kindCount * Self.kindLength + streams
    return used + byteCount + Self.eventLength <= BlockFormat.maximumPayload
  }

  /// Whether a record has as many numbers as the others of its kind in the section.
  func fits(_ record: Record) -> Bool {
    let kind = kinds[record.code]
    return !kind.isUsed || kind.count == record.count
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
  }

  mutating func define(kind text: String, code: UInt8) {
    definitions.append(DefinitionType.kind)
    definitions.append(variable: UInt64(1 + text.utf8.count))
    definitions.append(code)
    definitions.append(text)
    definitionCount += 1
  }

  /// Appends an event that fits, in the section's order; the caller has checked the room.
  mutating func append(_ event: Event, gap: UInt64, controllers: UInt8) {
    if eventCount == 0 { (firstSequence, firstInstant) = (event.sequence, event.instant.rawValue) }
    let record = event.record
    if !kinds[record.code].isUsed { use(record, controllers) }
    gaps.append(eventCount == 0 ? 0 : gap, code: record.code)
    kinds.encode(record, &habits[Int(record.code)], into: &controls)
  }

  private mutating func use(_ record: Record, _ controllers: UInt8) {
    // A log may describe more numbers than this record has.
    let known = UInt8((1 << UInt16(record.count)) - 1)
    let code = Int(record.code)
    // A controller that never changes needs no entry among the recent ones.
    let roaming = controllers & known & ~habits[code].steady
    kinds.use(record.code, count: record.count, controllers: roaming)
    habits[code].begin(KindHabit.numbers(of: record))
    kindCount += 1
  }
}

// MARK: - Sealing

extension EventsEncoder {
  /// Writes the section to ``payload`` and begins the next, with the number of names defined so
  /// far.
  mutating func seal(nextName: Int) -> PayloadExtent {
    section.removeAll()
    section.append(SectionType.events)
    section.append(variable: firstSequence)
    section.append(variable: UInt64(firstName))
    section.append(variable: UInt64(eventCount))
    section.append(variable: firstInstant)
    let scales = gaps.scales()
    addKinds(scales)
    section.append(variable: UInt64(definitionCount))
    section.append(definitions)
    section.append(variable: UInt64(controls.count))
    section.append(controls)
    let mixed = section.count
    let dense = gaps.write(scales, to: &section)
    payload = section.bytes
    removeAll()
    firstName = nextName
    return PayloadExtent(mixed: mixed, dense: dense, count: payload.count)
  }

  private mutating func addKinds(_ scales: [GapScale]) {
    section.append(variable: UInt64(kindCount))
    for code in UInt8(1)...127 where kinds[code].isUsed {
      section.append(code)
      section.append(kinds[code].count)
      section.append(kinds[code].controllers)
      scales[Int(code)].write(to: &section)
    }
  }

  private mutating func removeAll() {
    (definitionCount, kindCount) = (0, 0)
    kinds.reset()
    for code in 0..<habits.count { habits[code].conclude() }
    definitions.removeAll()
    controls.removeAll()
    gaps.removeAll()
  }
}

// MARK: - Controls

extension KindTable {
  /// Appends the control byte of an event, and its tokens if its kind always writes them or if they
  /// differ from those of the kind's last event.
  fileprivate mutating func encode(
    _ record: Record, _ habit: inout KindHabit, into controls: inout ByteWriter
  ) {
    let kind = self[record.code]
    guard kind.isPackable, let numbers = record.bytes, Self.isPackable(numbers) else {
      return encodeApart(record, &habit, into: &controls)
    }
    var tokens = numbers
    if kind.packedControllerCount > 0 { replaceController(kind.first, in: &tokens) }
    if kind.packedControllerCount > 1 { replaceController(kind.second, in: &tokens) }
    let isWritten = habit.add(numbers, isChanged: tokens != packed[Int(record.code)])
    packed[Int(record.code)] = tokens
    controls.append(record.code | (isWritten ? 0x80 : 0))
    if isWritten { controls.append(word: tokens, count: Int(kind.count)) }
  }

  /// Whether the tokens of numbers fit; those of new controllers are 16 higher.
  private static func isPackable(_ numbers: UInt64) -> Bool {
    (numbers &+ 0x1010_1010_1010) & unpackable == 0
  }

  /// Replaces a controller by its token, a byte each.
  private mutating func replaceController(_ index: UInt8, in numbers: inout UInt64) {
    let shift = UInt64(index) * 8
    let number = numbers >> shift & 0xFF
    numbers ^= (number ^ recent.token(ofController: UInt32(number))) << shift
  }

  /// Appends an event some of whose tokens cannot be packed.
  private mutating func encodeApart(
    _ record: Record, _ habit: inout KindHabit, into controls: inout ByteWriter
  ) {
    let kind = self[record.code]
    let last = tokens(record.code)
    var tokens = last
    for index in 0..<Int(kind.count) {
      tokens[index] =
        kind.isController(index)
        ? recent.token(ofController: record[index]) : UInt64(record[index])
    }
    keep(tokens, record.code)
    let isWritten = habit.add(KindHabit.numbers(of: record), isChanged: tokens != last)
    controls.append(record.code | (isWritten ? 0x80 : 0))
    guard isWritten else { return }
    for token in tokens.prefix(Int(kind.count)) { controls.append(variable: token) }
  }
}
